/**
 * Settings of Fully Kiosk Browser that hold text, as exported by its version 1.50.4; all others that we set are on or off. Fully
 * publishes no schema.
 */
const TEXTS = [
  'startURL',
  'urlWhitelist',
  'timeToScreenOffV2',
  'timeToScreensaverV2',
  'reloadEachSeconds',
] as const;

const SWITCHES =
  'kioskMode advancedKioskProtection disableStatusBar disableHomeButton disableOtherApps disableNotifications ' +
  'disableScreenshots disableVolumeButtons disableIncomingCalls disableOutgoingCalls disableCamera webcamAccess ' +
  'microphoneAccess geoLocationAccess launchOnBoot restartOnCrash restartAfterUpdate keepScreenOn showActionBar ' +
  'showAddressBar showNavigationBar showStatusBar showTabs showMenuHint showProgressBar enableBackButton enablePopups ' +
  'enablePullToRefresh enableUrlOtherApps enableZoom swipeNavigation swipeTabs textSelection webviewDragging fileUploads ' +
  'formAutoComplete ignoreSSLerrors webviewDebugging websiteIntegration waitInternetOnReload reloadOnInternet ' +
  'reloadOnWifiOn reloadOnScreenOn deleteCacheOnReload deleteCookiesOnReload deleteWebstorageOnReload clearCacheEach ' +
  'resetWifiOnDisconnection remoteAdmin cloudService usageStatistics mdmLockTask mdmDisableADB mdmDisableKeyguard ' +
  'mdmDisableSafeModeBoot mdmDisableStatusBar mdmDisableUsbStorage';

/** The type of each setting of Fully that is known here. */
export const FULLY_TYPES: Readonly<Record<string, 'string' | 'boolean'>> = {
  ...Object.fromEntries(TEXTS.map((name) => [name, 'string' as const])),
  ...Object.fromEntries(SWITCHES.split(' ').map((name) => [name, 'boolean' as const])),
};
