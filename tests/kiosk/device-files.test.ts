// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CLOSED_CHROMIUM, CLOSED_EDGE } from './support/closed-browser';
import { deviceFile, parseXml, policiesOfRegistry, readPlist } from './support/device-files';

const ADDRESS = 'https://lobby.example/?device=LOBBY-1';
const ORIGIN = 'https://lobby.example';
const json = (path: string): unknown => JSON.parse(deviceFile(path));
const webApp = z.object({ startUrl: z.url(), icons: z.array(z.object({ imageData: z.base64url() })) });

const FILES = readdirSync('kiosk/tablets/devices', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`kiosk/tablets/devices/${name}`).map((file) => `${name}/${file}`));

it.each(FILES)('in %s the hotel is lobby.example and the tablet LOBBY-1', (path) => {
  const addresses = deviceFile(path).match(/https?:\/\/[^\s"'<>\\/]+[^\s"'<>\\]*/gu) ?? [];
  const ours = addresses.filter((address) => !/schemas\.microsoft\.com|www\.apple\.com/u.test(address));
  expect(ours.filter((address) => !address.startsWith(ORIGIN))).toEqual([]);
  expect(ours.filter((address) => address.includes('?') && address !== ADDRESS)).toEqual([]);
});

describe('Android', () => {
  it('Chrome shows the hotel alone, in a web app that is the kiosk', () => {
    expect(json('android/policy.json')).toMatchObject({
      applications: [
        // The role needs this type of installation.
        { installType: 'REQUIRED_FOR_SETUP', roles: [{ roleType: 'KIOSK' }] },
        { packageName: 'com.android.chrome', installType: 'REQUIRED_FOR_SETUP' },
        // A system's voices are shut off like its other apps.
        { packageName: 'com.google.android.tts', installType: 'FORCE_INSTALLED' },
      ],
    });
    // Chrome skips an unknown name.
    expect(json('android/policy.json')).toHaveProperty('applications.1.managedConfiguration', {
      URLBlocklist: JSON.stringify(['*', 'chrome://*', 'file://*', 'javascript://*']).replaceAll(',', ', '),
      URLAllowlist: JSON.stringify([ORIGIN]),
      IncognitoModeAvailability: '1',
      BrowserSignin: '0',
      SyncDisabled: true,
      PasswordManagerEnabled: false,
      AutofillAddressEnabled: false,
      AutofillCreditCardEnabled: false,
      NetworkPredictionOptions: '2',
      SearchSuggestEnabled: false,
      TranslateEnabled: false,
      PrintingEnabled: false,
    });
  });

  it('the tablet is locked, its screen stays on, and updates come at night', () => {
    expect(json('android/policy.json')).toMatchObject({
      kioskCustomization: {
        systemNavigation: 'NAVIGATION_DISABLED',
        statusBar: 'NOTIFICATIONS_AND_SYSTEM_INFO_DISABLED',
        deviceSettings: 'SETTINGS_ACCESS_BLOCKED',
      },
      advancedSecurityOverrides: {
        developerSettings: 'DEVELOPER_SETTINGS_DISABLED',
        untrustedAppsPolicy: 'DISALLOW_INSTALL',
      },
      maximumTimeToLock: '0',
      stayOnPluggedModes: ['AC', 'USB', 'WIRELESS'],
      // A window shorter than 30 minutes is widened.
      systemUpdate: { type: 'WINDOWED', startMinutes: 180, endMinutes: 240 },
    });
  });

  it('web app and token are as Google takes them', () => {
    const { startUrl, icons } = webApp.parse(json('android/web-app.json'));
    expect(startUrl).toBe(ADDRESS);
    const { width, height } = PNG.sync.read(Buffer.from(icons[0]?.imageData ?? '', 'base64url'));
    expect([width, height]).toEqual([512, 512]);
    const token = { oneTimeOnly: true, allowPersonalUsage: 'PERSONAL_USAGE_DISALLOWED_USERLESS' };
    expect(json('android/enrollment-token.json')).toMatchObject(token);
  });

  it('Fully shows the hotel alone', () => {
    const settings = json('android/fully-settings.json');
    expect(settings).toMatchObject({
      startURL: ADDRESS,
      urlWhitelist: `${ORIGIN}/*`,
      kioskMode: true,
      advancedKioskProtection: true,
      disableStatusBar: true,
      disableHomeButton: true,
      disableOtherApps: true,
      // The page must neither reach the tablet nor be reloaded under a guest's hands.
      websiteIntegration: false,
      ignoreSSLerrors: false,
      reloadOnInternet: false,
      waitInternetOnReload: false,
      deleteWebstorageOnReload: false,
    });
    // Numbers too are texts.
    for (const value of Object.values(settings ?? {})) expect(['boolean', 'string']).toContain(typeof value);
  });
});

it('the policies of ChromeOS open the hotel and its camera only', () => {
  expect(json('chromeos/policies.json')).toEqual({
    ...CLOSED_CHROMIUM,
    URLBlocklist: ['*', 'chrome://*', 'file://*', 'javascript://*', 'view-source:*'],
    URLAllowlist: [ORIGIN],
  });
});

describe('iPad', () => {
  const UUID = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/u;
  const profileOf = (...payloads: readonly object[]) => {
    const common = { PayloadUUID: expect.stringMatching(UUID), PayloadVersion: 1 };
    const PayloadContent = payloads.map((payload) => ({ ...common, ...payload }));
    return { ...common, PayloadType: 'Configuration', PayloadContent };
  };

  it('the web clip fills the screen, stays, and has an icon', () => {
    const file = deviceFile('ipad/web-clip.mobileconfig');
    const type = { PayloadType: 'com.apple.webClip.managed', IgnoreManifestScope: false };
    const shown = { URL: ADDRESS, FullScreen: true, IsRemovable: false };
    expect(readPlist(file)).toMatchObject(profileOf({ ...type, ...shown }));
    const icon = /<data>([^<]*)<\/data>/u.exec(file)?.[1] ?? '';
    const { width, height } = PNG.sync.read(Buffer.from(icon, 'base64'));
    expect(width).toBe(height);
    expect(width).toBeLessThanOrEqual(400);
  });

  it('one app: what is locked, what a guest who needs it may still switch on, and a keyboard that suggests nothing', () => {
    const Options = {
      DisableAutoLock: true,
      DisableRingerSwitch: true,
      DisableSleepWakeButton: true,
      DisableVolumeButtons: true,
    };
    const UserEnabledOptions = { InvertColors: true, VoiceOver: true, Zoom: true };
    const App = { Identifier: 'com.apple.webapp', Options, UserEnabledOptions };
    expect(readPlist(deviceFile('ipad/single-app.mobileconfig'))).toMatchObject(
      profileOf(
        { PayloadType: 'com.apple.app.lock', App },
        {
          PayloadType: 'com.apple.applicationaccess',
          allowAutoCorrection: false,
          allowPredictiveKeyboard: false,
          allowSpellCheck: false,
        },
      ),
    );
  });
});

describe('Windows', () => {
  it('one profile, by a GUID, which the account has, in which Edge shows the hotel, full screen', () => {
    const root = parseXml(deviceFile('windows/assigned-access.xml')).documentElement;
    const attribute = (element: string, name: string) =>
      root.getElementsByTagName(element)[0]?.getAttribute(name);
    const id = attribute('Profile', 'Id');
    expect(id).toMatch(/^\{[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\}$/u);
    expect(attribute('DefaultProfile', 'Id')).toBe(id);
    // The schema has this or an app's id.
    expect(attribute('KioskModeApp', 'v4:ClassicAppPath')).toMatch(/msedge\.exe$/u);
    expect(attribute('KioskModeApp', 'AppUserModelId')).toBe(null);
    const shown = ['--kiosk', ADDRESS, '--edge-kiosk-type=fullscreen'];
    expect(attribute('KioskModeApp', 'v4:ClassicAppArguments')?.split(' ').slice(0, 3)).toEqual(shown);
  });

  it('the policies of Edge open the hotel and its camera only', () => {
    expect(policiesOfRegistry(deviceFile('windows/edge-policies.reg'))).toEqual({
      ...Object.fromEntries(Object.entries(CLOSED_EDGE).map(([name, value]) => [name, numeric(value)])),
      HideFirstRunExperience: 1,
      WebRtcLocalhostIpHandling: 'disable_non_proxied_udp',
      URLBlocklist: ['*', 'edge://*', 'file://*', 'javascript://*', 'view-source:*'],
      URLAllowlist: [ORIGIN],
    });
  });

  it('Windows learns nothing from typing and keeps no clipboard history', () => {
    expect(policiesOfRegistry(deviceFile('windows/keyboard-policies.reg'))).toEqual({
      AllowInputPersonalization: 0,
      AllowClipboardHistory: 0,
      AllowCrossDeviceClipboard: 0,
    });
  });

  /** The registry has numbers for booleans. */
  const numeric = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);
});
