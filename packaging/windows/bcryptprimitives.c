// Windows' library of random numbers, which Rust's standard library asks for, as far as Rust uses it. For tests only:
// Debian 12 has Wine 8.0, which lacks it.
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID data, ULONG size);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) {
    return SystemFunction036(data, (ULONG)size);
}
