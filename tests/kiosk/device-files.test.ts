// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { androidPolicy, androidToken, androidWebApp } from './support/android-policy';
import { breachesOf } from './support/assigned-access';
import { browserPolicies, policiesOfRegistry } from './support/chrome-policies';
import { deviceFile, type PlistDict, type PlistValue, parseXml, readPlist } from './support/device-files';
import { FULLY_TYPES } from './support/fully-settings';

const ADDRESS = 'https://lobby.example/?device=LOBBY-1';
const ORIGIN = 'https://lobby.example';
const json = (path: string): unknown => JSON.parse(deviceFile(path));

/** Every file for a device, by its path in kiosk/tablets/devices. */
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
  const policy = androidPolicy.parse(json('android/policy.json'));
  const [app, chrome] = policy.applications;

  it('the policy holds what the published schema knows, and makes the web app the kiosk', () => {
    expect(policy.applications).toHaveLength(2);
    // The role needs this type of installation.
    expect(app).toMatchObject({ installType: 'REQUIRED_FOR_SETUP', roles: [{ roleType: 'KIOSK' }] });
    expect(chrome?.packageName).toBe('com.android.chrome');
  });

  it('Chrome opens the hotel and nothing else', () => {
    const { URLBlocklist = '', URLAllowlist = '' } = chrome?.managedConfiguration ?? {};
    expect(JSON.parse(URLBlocklist)).toEqual(expect.arrayContaining(['*', 'chrome://*', 'file://*']));
    expect(JSON.parse(URLAllowlist)).toEqual([ORIGIN]);
    expect(chrome?.managedConfiguration?.NetworkPredictionOptions).toBe('2');
  });

  it('the screen stays on, and updates come at night', () => {
    const { maximumTimeToLock, stayOnPluggedModes, systemUpdate } = policy;
    expect({ maximumTimeToLock, stayOnPluggedModes }).toEqual({
      maximumTimeToLock: '0',
      stayOnPluggedModes: ['AC', 'USB', 'WIRELESS'],
    });
    // A shorter window is widened to 30 minutes.
    expect(systemUpdate.endMinutes - systemUpdate.startMinutes).toBeGreaterThanOrEqual(30);
  });

  it('web app and token are as the schema has them', () => {
    const { startUrl, icons } = androidWebApp.parse(json('android/web-app.json'));
    expect(startUrl).toBe(ADDRESS);
    const { width, height } = PNG.sync.read(Buffer.from(icons[0]?.imageData ?? '', 'base64url'));
    expect([width, height]).toEqual([512, 512]);
    expect(androidToken.parse(json('android/enrollment-token.json')).oneTimeOnly).toBe(true);
  });

  it("Fully's settings are known ones, of their types", () => {
    const settings = Object.entries(json('android/fully-settings.json') ?? {});
    expect(settings.length).toBeGreaterThan(50);
    const types = Object.fromEntries(settings.map(([name, value]) => [name, typeof value]));
    expect(FULLY_TYPES).toMatchObject(types);
    expect(Object.fromEntries(settings)).toMatchObject({
      startURL: ADDRESS,
      // The page must not reach the tablet, nor be loaded again under a guest's hands.
      websiteIntegration: false,
      ignoreSSLerrors: false,
      reloadOnInternet: false,
      waitInternetOnReload: false,
      deleteWebstorageOnReload: false,
    });
  });
});

it('the policies of ChromeOS are known ones, and open the hotel and its camera only', () => {
  expect(browserPolicies.parse(json('chromeos/policies.json'))).toMatchObject({
    URLAllowlist: [ORIGIN],
    VideoCaptureAllowed: false,
    VideoCaptureAllowedUrls: [ORIGIN],
    NetworkPredictionOptions: 2,
    WebRtcIPHandling: 'disable_non_proxied_udp',
  });
});

describe('iPad', () => {
  const UUID = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/u;
  /** Keys that every payload has. */
  const COMMON = ['PayloadIdentifier', 'PayloadType', 'PayloadUUID', 'PayloadVersion'];

  const isDict = (value: PlistValue | undefined): value is PlistDict =>
    typeof value === 'object' && !Array.isArray(value) && !Buffer.isBuffer(value);
  /** The one payload of a profile. */
  function payloadOf(path: string): PlistDict {
    const { PayloadContent: content } = readPlist(deviceFile(path));
    const [payload] = Array.isArray(content) && content.length === 1 ? content : [];
    if (!isDict(payload)) throw new Error(`${path}: not one payload`);
    return payload;
  }

  it.each(['ipad/web-clip.mobileconfig', 'ipad/single-app.mobileconfig'])('%s is a profile', (path) => {
    const profile = readPlist(deviceFile(path));
    const payload = payloadOf(path);
    expect(profile).toMatchObject({ PayloadType: 'Configuration', PayloadVersion: 1 });
    expect(Object.keys(profile)).toEqual(expect.arrayContaining(COMMON));
    expect(Object.keys(payload)).toEqual(expect.arrayContaining(COMMON));
    for (const { PayloadUUID } of [profile, payload]) expect(PayloadUUID).toMatch(UUID);
    expect(profile.PayloadUUID).not.toBe(payload.PayloadUUID);
    expect(payload.PayloadIdentifier).toContain(`${profile.PayloadIdentifier}.`);
  });

  it('the web clip fills the screen, stays, and has an icon', () => {
    const { Icon: icon, ...clip } = payloadOf('ipad/web-clip.mobileconfig');
    expect(clip).toMatchObject({
      PayloadType: 'com.apple.webClip.managed',
      URL: ADDRESS,
      FullScreen: true,
      IsRemovable: false,
      IgnoreManifestScope: false,
    });
    if (!Buffer.isBuffer(icon)) throw new Error('no icon');
    const { width, height } = PNG.sync.read(icon);
    expect(width).toBe(height);
    expect(width).toBeLessThanOrEqual(400);
  });

  it('one app: what is locked, and what a guest who needs it may still switch on', () => {
    const { PayloadType, App: app } = payloadOf('ipad/single-app.mobileconfig');
    expect(PayloadType).toBe('com.apple.app.lock');
    expect(app).toEqual({
      Identifier: 'com.apple.webapp',
      Options: {
        DisableAutoLock: true,
        DisableRingerSwitch: true,
        DisableSleepWakeButton: true,
        DisableVolumeButtons: true,
      },
      UserEnabledOptions: { InvertColors: true, VoiceOver: true, Zoom: true },
    });
  });
});

describe('Windows', () => {
  const text = deviceFile('windows/assigned-access.xml');
  const root = parseXml(text).documentElement;
  const find = (name: string): Element | undefined => root.getElementsByTagName(name)[0];

  it('the XML is as the published schema has it', () => expect(breachesOf(root)).toEqual([]));

  it('one profile, by a GUID, which the account has', () => {
    const id = find('Profile')?.getAttribute('Id');
    expect(id).toMatch(/^\{[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\}$/u);
    expect(find('DefaultProfile')?.getAttribute('Id')).toBe(id);
  });

  it('Edge shows the hotel, full screen', () => {
    const app = find('KioskModeApp');
    // The schema has one or the other.
    expect(app?.hasAttribute('AppUserModelId')).toBe(false);
    expect(app?.hasAttribute('v4:ClassicAppPath')).toBe(true);
    expect(app?.getAttribute('v4:ClassicAppArguments')?.split(' ').slice(0, 3)).toEqual([
      '--kiosk',
      ADDRESS,
      '--edge-kiosk-type=fullscreen',
    ]);
  });

  it("Edge's policies are known ones", () => {
    const key = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Microsoft\\Edge';
    const policies = policiesOfRegistry(deviceFile('windows/edge-policies.reg'), key);
    expect(browserPolicies.parse(policies)).toMatchObject({
      URLAllowlist: [ORIGIN],
      URLBlocklist: expect.arrayContaining(['*', 'edge://*']),
      VideoCaptureAllowed: false,
      VideoCaptureAllowedUrls: [ORIGIN],
      NetworkPredictionOptions: 2,
      WebRtcLocalhostIpHandling: 'disable_non_proxied_udp',
      DownloadRestrictions: 3,
    });
  });
});
