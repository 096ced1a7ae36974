// Starts bulldozer-gambit.exe beside it with the same arguments, but without the console that a program of the command
// line has. If the game ends with an error, shows what it said last.
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#define NAME L"Bulldozer Gambit"
#define PROGRAM L"bulldozer-gambit.exe"
// The longest path and command line of Windows.
#define LONGEST 32767
// How much of its last words is shown.
#define SHOWN 1500

static wchar_t program[LONGEST];
static wchar_t command[LONGEST];

// The arguments as they were given, behind the name of this program.
static const wchar_t *arguments(const wchar_t *line) {
    int quoted = 0;
    while (*line && (quoted || (*line != L' ' && *line != L'\t'))) {
        quoted ^= *line == L'"';
        line++;
    }
    return line;
}

static int fail(const wchar_t *what) {
    MessageBoxW(NULL, what, NAME, MB_OK | MB_ICONERROR);
    return 1;
}

// Puts what comes through the pipe into `kept`, the last of it only.
static void read_last(HANDLE pipe, char *kept) {
    char piece[512];
    DWORD got;
    size_t length = 0;
    while (ReadFile(pipe, piece, sizeof piece, &got, NULL) && got > 0) {
        if (length + got > SHOWN) {
            size_t keep = SHOWN - got;
            keep = keep < length ? keep : length;
            memmove(kept, kept + length - keep, keep);
            length = keep;
        }
        memcpy(kept + length, piece, got);
        length += got;
    }
    kept[length] = 0;
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE previous, LPWSTR line, int show) {
    (void)instance, (void)previous, (void)line, (void)show;
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST);
    wchar_t *end = length ? wcsrchr(program, L'\\') : NULL;
    if (!end || end - program + wcslen(PROGRAM) + 2 > LONGEST)
        return fail(L"The folder of the game has too long a name.");
    wcscpy(end + 1, PROGRAM);
    if (_snwprintf(command, LONGEST - 1, L"\"%ls\"%ls", program, arguments(GetCommandLineW())) < 0)
        return fail(L"The arguments are too long.");

    SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
    HANDLE read, write;
    if (!CreatePipe(&read, &write, &inherited, 0))
        return fail(L"Windows has no pipe for the messages of the game.");
    SetHandleInformation(read, HANDLE_FLAG_INHERIT, 0);
    STARTUPINFOW start = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES, .hStdError = write, .hStdOutput = write};
    PROCESS_INFORMATION game;
    if (!CreateProcessW(program, command, NULL, NULL, TRUE, CREATE_NO_WINDOW, NULL, NULL, &start, &game))
        return fail(L"bulldozer-gambit.exe cannot be started. It must be in the folder of this program.");
    CloseHandle(write);

    static char said[SHOWN + 1];
    static wchar_t shown[SHOWN + 1];
    read_last(read, said);
    WaitForSingleObject(game.hProcess, INFINITE);
    DWORD code = 1;
    GetExitCodeProcess(game.hProcess, &code);
    if (code != 0) {
        MultiByteToWideChar(CP_UTF8, 0, said, -1, shown, SHOWN);
        fail(shown[0] ? shown : L"The game has ended with an error and said nothing of it.");
    }
    return (int)code;
}
