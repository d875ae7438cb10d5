import * as z from 'zod';

/**
 * What a policy of the Android Management API may hold: the keys that ours use, with all of their values but the deprecated ones
 * and `…_UNSPECIFIED`. From Google's discovery document of androidmanagement v1, revision 20260729.
 */

const permissionGrant = z.strictObject({
  permission: z.string().startsWith('android.permission.'),
  policy: z.enum(['PROMPT', 'GRANT', 'DENY']),
});

/** Chrome's policies on Android; lists are JSON in a string, choices the number in a string. */
const chrome = z.strictObject({
  URLBlocklist: z.string(),
  URLAllowlist: z.string(),
  IncognitoModeAvailability: z.enum(['0', '1', '2']),
  BrowserSignin: z.enum(['0', '1', '2']),
  SyncDisabled: z.boolean(),
  PasswordManagerEnabled: z.boolean(),
  AutofillAddressEnabled: z.boolean(),
  AutofillCreditCardEnabled: z.boolean(),
  NetworkPredictionOptions: z.enum(['0', '1', '2']),
  SearchSuggestEnabled: z.boolean(),
  TranslateEnabled: z.boolean(),
  PrintingEnabled: z.boolean(),
});

const application = z.strictObject({
  packageName: z.string().regex(/^\w+(\.\w+)+$/u),
  installType: z.enum([
    'PREINSTALLED',
    'FORCE_INSTALLED',
    'BLOCKED',
    'AVAILABLE',
    'REQUIRED_FOR_SETUP',
    'CUSTOM',
  ]),
  roles: z
    .array(
      z.strictObject({
        roleType: z.enum([
          'COMPANION_APP',
          'KIOSK',
          'MOBILE_THREAT_DEFENSE_ENDPOINT_DETECTION_RESPONSE',
          'SYSTEM_HEALTH_MONITORING',
        ]),
      }),
    )
    .optional(),
  permissionGrants: z.array(permissionGrant).optional(),
  managedConfiguration: chrome.optional(),
});

const kioskCustomization = z.strictObject({
  powerButtonActions: z.enum(['POWER_BUTTON_AVAILABLE', 'POWER_BUTTON_BLOCKED']),
  systemErrorWarnings: z.enum(['ERROR_AND_WARNINGS_ENABLED', 'ERROR_AND_WARNINGS_MUTED']),
  systemNavigation: z.enum(['NAVIGATION_ENABLED', 'NAVIGATION_DISABLED', 'HOME_BUTTON_ONLY']),
  statusBar: z.enum([
    'NOTIFICATIONS_AND_SYSTEM_INFO_ENABLED',
    'NOTIFICATIONS_AND_SYSTEM_INFO_DISABLED',
    'SYSTEM_INFO_ONLY',
  ]),
  deviceSettings: z.enum(['SETTINGS_ACCESS_ALLOWED', 'SETTINGS_ACCESS_BLOCKED']),
});

/** Minutes after midnight, of the device's clock. */
const minuteOfDay = z.int().min(0).max(1439);

/** The policy of a dedicated device. */
export const androidPolicy = z.strictObject({
  applications: z.array(application).max(3000),
  playStoreMode: z.enum(['WHITELIST', 'BLACKLIST']),
  kioskCustomization,
  keyguardDisabled: z.boolean(),
  stayOnPluggedModes: z.array(z.enum(['AC', 'USB', 'WIRELESS'])),
  // An int64, which JSON sends as a string.
  maximumTimeToLock: z.string().regex(/^\d+$/u),
  systemUpdate: z.strictObject({
    type: z.enum(['AUTOMATIC', 'WINDOWED', 'POSTPONE']),
    startMinutes: minuteOfDay,
    endMinutes: minuteOfDay,
  }),
  networkEscapeHatchEnabled: z.boolean(),
  autoDateAndTimeZone: z.enum(['AUTO_DATE_AND_TIME_ZONE_USER_CHOICE', 'AUTO_DATE_AND_TIME_ZONE_ENFORCED']),
  cameraAccess: z.enum(['CAMERA_ACCESS_USER_CHOICE', 'CAMERA_ACCESS_DISABLED', 'CAMERA_ACCESS_ENFORCED']),
  microphoneAccess: z.enum([
    'MICROPHONE_ACCESS_USER_CHOICE',
    'MICROPHONE_ACCESS_DISABLED',
    'MICROPHONE_ACCESS_ENFORCED',
  ]),
  locationMode: z.enum(['LOCATION_USER_CHOICE', 'LOCATION_ENFORCED', 'LOCATION_DISABLED']),
  screenCaptureDisabled: z.boolean(),
  printingPolicy: z.enum(['PRINTING_DISALLOWED', 'PRINTING_ALLOWED']),
  autofillPolicy: z.enum(['AUTOFILL_USER_CHOICE', 'AUTOFILL_DISABLED']),
  assistContentPolicy: z.enum(['ASSIST_CONTENT_DISALLOWED', 'ASSIST_CONTENT_ALLOWED']),
  factoryResetDisabled: z.boolean(),
  addUserDisabled: z.boolean(),
  modifyAccountsDisabled: z.boolean(),
  mountPhysicalMediaDisabled: z.boolean(),
  bluetoothDisabled: z.boolean(),
  skipFirstUseHintsEnabled: z.boolean(),
  advancedSecurityOverrides: z.strictObject({
    developerSettings: z.enum(['DEVELOPER_SETTINGS_DISABLED', 'DEVELOPER_SETTINGS_ALLOWED']),
    untrustedAppsPolicy: z.enum([
      'DISALLOW_INSTALL',
      'ALLOW_INSTALL_IN_PERSONAL_PROFILE_ONLY',
      'ALLOW_INSTALL_DEVICE_WIDE',
    ]),
  }),
  deviceConnectivityManagement: z.strictObject({
    usbDataAccess: z.enum([
      'ALLOW_USB_DATA_TRANSFER',
      'DISALLOW_USB_FILE_TRANSFER',
      'DISALLOW_USB_DATA_TRANSFER',
    ]),
  }),
  shortSupportMessage: z.strictObject({
    // Longer ones may be cut off.
    defaultMessage: z.string().max(200),
    localizedMessages: z.record(z.string(), z.string().max(200)),
  }),
});

/** A web app of managed Google Play. */
export const androidWebApp = z.strictObject({
  title: z.string().max(29),
  startUrl: z.url({ protocol: /^https$/u }),
  displayMode: z.enum(['MINIMAL_UI', 'STANDALONE', 'FULL_SCREEN']),
  // At least one, by the alphabet for addresses.
  icons: z.array(z.strictObject({ imageData: z.base64url() })).min(1),
});

/** A token by which a device enrols; dedicated devices have no user. */
export const androidToken = z.strictObject({
  policyName: z.string().regex(/^enterprises\/\w+\/policies\/\w+$/u),
  allowPersonalUsage: z.literal('PERSONAL_USAGE_DISALLOWED_USERLESS'),
  oneTimeOnly: z.boolean(),
  duration: z.string().regex(/^\d+s$/u),
});
