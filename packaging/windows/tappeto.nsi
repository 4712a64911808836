; Installs Tappeto for one person, without asking for an administrator.
; packaging/build.py defines VERSION, PAYLOAD, ICON, LICENCE, SIZE (in KB) and OUT.
; Silent: tappeto-...-setup.exe /S [/D=folder]; uninstall.exe /S [/MATCHES] (with /MATCHES they go too).

Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tappeto"
!define CLASSES "Software\Classes"
!define KIND "Tappeto.Match"

Name "Tappeto"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tappeto"
InstallDirRegKey HKCU "Software\Tappeto" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma
BrandingText "Tappeto ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Tappeto"
VIAddVersionKey "FileDescription" "Set-up of Tappeto"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Tappeto authors, MIT and CC BY 4.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tappeto.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"

LangString MATCHES ${LANG_ENGLISH} "Delete all matches and settings"
LangString MATCHES ${LANG_ITALIAN} "Elimina tutte le partite e le impostazioni"
LangString PROGRAM ${LANG_ENGLISH} "The program"
LangString PROGRAM ${LANG_ITALIAN} "Il programma"
LangString KIND_NAME ${LANG_ENGLISH} "Match of Tappeto"
LangString KIND_NAME ${LANG_ITALIAN} "Partita di Tappeto"

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  ; An older version's own files go first; whatever else lies in the folder stays.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tappeto.lnk" "$INSTDIR\tappeto.exe"

  WriteRegStr HKCU "Software\Tappeto" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.tappeto" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(KIND_NAME)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\tappeto.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\tappeto.exe" "%1"'
  !insertmacro TellExplorer

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tappeto"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tappeto.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tappeto authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "un.$(PROGRAM)"
  SectionIn RO
  Delete "$INSTDIR\tappeto.exe"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tappeto.lnk"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  ReadRegStr $0 HKCU "${CLASSES}\.tappeto" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "${CLASSES}\.tappeto"
  ${EndIf}
  !insertmacro TellExplorer
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Tappeto"
SectionEnd

; Not chosen unless the person, or /MATCHES, says so.
Section /o "un.$(MATCHES)" MATCHES_TOO
  RMDir /r "$LOCALAPPDATA\tappeto"
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/MATCHES" $1
  ${IfNot} ${Errors}
    SectionSetFlags ${MATCHES_TOO} 1
  ${EndIf}
FunctionEnd
