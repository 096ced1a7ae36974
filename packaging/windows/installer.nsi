; The installer: for the player alone, without an administrator. dist-windows.sh calls it and defines VERSION, STAGE (the
; folder with the files), PARTS (lists of the files, and the icon) and OUT.
Target amd64-unicode
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Bulldozer Gambit"
!define START "Bulldozer Gambit.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\BulldozerGambit"
; The type of game records.
!define RECORD "BulldozerGambit.Record"

Name "${NAME}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${PARTS}/icon.ico"
!define MUI_UNICON "${PARTS}/icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${START}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
LangString RECORD_IS ${LANG_ENGLISH} "Bulldozer Gambit game record"
LangString RECORD_IS ${LANG_GERMAN} "Bulldozer-Gambit-Partie"
LangString RECORD_IS ${LANG_SPANISH} "Partida de Bulldozer Gambit"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT or Apache-2.0"

Section
    ; Another version may have files that this one has not.
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2
        ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    !include "${PARTS}/files.nsh"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${START}"

    WriteRegStr HKCU "Software\Classes\.bgr" "" "${RECORD}"
    WriteRegStr HKCU "Software\Classes\${RECORD}" "" "$(RECORD_IS)"
    WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\icon.ico"
    WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\${START}" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\icon.ico"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Bulldozer Gambit developers"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    ${RefreshShellIcons}
SectionEnd

; Saved matches and settings are elsewhere ($APPDATA), and stay.
Section Uninstall
    !include "${PARTS}/remove.nsh"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"

    ReadRegStr $0 HKCU "Software\Classes\.bgr" ""
    StrCmp $0 "${RECORD}" 0 +2
        DeleteRegKey HKCU "Software\Classes\.bgr"
    DeleteRegKey HKCU "Software\Classes\${RECORD}"
    DeleteRegKey HKCU "${UNINSTALL}"
    ${RefreshShellIcons}
SectionEnd
