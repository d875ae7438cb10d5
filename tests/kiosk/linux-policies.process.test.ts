import { beforeEach, describe, expect, it } from 'vitest';
import { CLOSED_CHROMIUM } from './support/closed-browser';
import { Tablet } from './support/linux-install';

const POLICIES = 'etc/chromium/policies/managed/lobby-screen.json';

describe("the policies of a tablet's Chromium", () => {
  let tablet: Tablet;
  const policies = (...args: readonly string[]): unknown => {
    tablet.install(...args);
    return JSON.parse(tablet.read(POLICIES));
  };
  beforeEach(() => {
    tablet = new Tablet();
  });

  it('everything is shut but our page', () => {
    expect(policies('https://lobby.example', '--device', 'LOBBY-1')).toEqual({
      ...CLOSED_CHROMIUM,
      URLBlocklist: [
        '*',
        'chrome://*',
        'chrome-untrusted://*',
        'devtools://*',
        'view-source:*',
        'file://*',
        'javascript://*',
      ],
      // The dot excludes subdomains, the port other servers.
      URLAllowlist: ['https://.lobby.example:443'],
      RestoreOnStartup: 4,
      RestoreOnStartupURLs: ['https://lobby.example/?device=LOBBY-1'],
      WebAppInstallForceList: [{ url: 'https://lobby.example/', default_launch_container: 'window' }],
      ManagedConfigurationPerOrigin: [
        {
          origin: 'https://lobby.example',
          managed_configuration_url: 'http://127.0.0.1:4171/',
          managed_configuration_hash: 'device-LOBBY-1',
        },
      ],
      ForcedLanguages: ['ja'],
      ScreenCaptureAllowed: false,
      RemoteDebuggingAllowed: false,
      BrowserGuestModeEnabled: false,
      BrowserAddPersonEnabled: false,
      BrowserSignin: 0,
      SyncDisabled: true,
      AutofillSettings: [{ url_pattern: '*', blocked_types: ['all'] }],
      PaymentMethodQueryEnabled: false,
      SavingBrowserHistoryDisabled: true,
      TaskManagerEndProcessEnabled: false,
      ExtensionInstallBlocklist: ['*'],
      PromotionsEnabled: false,
    });
  });

  it.each<[string, readonly string[], object]>([
    ['the port of this machine', ['http://localhost:4173/'], { URLAllowlist: ['http://.localhost:4173'] }],
    [
      'frames of others',
      ['http://localhost', '--allow', 'https://cards.example', '--allow', 'https://bank.example:8443'],
      { URLAllowlist: ['http://.localhost:80', 'https://.cards.example:443', 'https://.bank.example:8443'] },
    ],
    ['no id', ['http://localhost:4173'], { RestoreOnStartupURLs: ['http://localhost:4173/'] }],
    ['another language', ['http://localhost', '--language', 'zh-TW'], { ForcedLanguages: ['zh-TW'] }],
  ])('%s', (_, args, expected) => expect(policies(...args)).toMatchObject(expected));

  it("the house's authority, which stays when it is installed again", () => {
    const certificate = '-----BEGIN CERTIFICATE-----\nTUlJ\nQmFz\n-----END CERTIFICATE-----\n';
    tablet.install('https://lobby.example');
    tablet.write('etc/ca.pem', certificate);
    expect(policies('--ca', tablet.at('etc/ca.pem'))).toMatchObject({ CACertificates: ['TUlJQmFz'] });
    expect(policies()).toMatchObject({ CACertificates: ['TUlJQmFz'] });
    expect(tablet.read('usr/local/share/ca-certificates/lobby-screen.crt')).toBe(certificate);
  });
});
