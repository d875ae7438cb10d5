# Sets the kiosk up, or takes it back with -Remove. Windows takes it from the account SYSTEM only:
#   psexec.exe -i -s powershell.exe -ExecutionPolicy Bypass -File C:\lobby\assigned-access.ps1
param([switch]$Remove)
$ErrorActionPreference = 'Stop'

$access = Get-CimInstance -Namespace 'root\cimv2\mdm\dmmap' -ClassName 'MDM_AssignedAccess'
if ($Remove) {
    $access.Configuration = $null
} else {
    $xml = Get-Content -Raw -Encoding UTF8 (Join-Path $PSScriptRoot 'assigned-access.xml')
    [xml]$xml | Out-Null
    $access.Configuration = [System.Net.WebUtility]::HtmlEncode($xml)
}
Set-CimInstance -CimInstance $access
Write-Output 'Done. Restart the machine.'
