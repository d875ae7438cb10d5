const ORIGIN = 'https://lobby.example';

/** Policies that close Edge and Chromium but for the hotel and its camera. Browsers skip unknown names. */
export const CLOSED_EDGE = {
  VideoCaptureAllowed: false,
  VideoCaptureAllowedUrls: [ORIGIN],
  AudioCaptureAllowed: false,
  // 2 connects to nothing ahead of its use.
  NetworkPredictionOptions: 2,
  // 3 forbids all.
  DownloadRestrictions: 3,
  AllowFileSelectionDialogs: false,
  PrintingEnabled: false,
  // 2 forbids them.
  DeveloperToolsAvailability: 2,
  PasswordManagerEnabled: false,
  AutofillAddressEnabled: false,
  AutofillCreditCardEnabled: false,
  TranslateEnabled: false,
  SpellcheckEnabled: false,
};

/** Chromium's own; 2 blocks a guest's question. */
export const CLOSED_CHROMIUM = {
  ...CLOSED_EDGE,
  DefaultGeolocationSetting: 2,
  DefaultNotificationsSetting: 2,
  DefaultPopupsSetting: 2,
  DefaultClipboardSetting: 2,
  WebRtcIPHandling: 'disable_non_proxied_udp',
  IncognitoModeAvailability: 1,
};
