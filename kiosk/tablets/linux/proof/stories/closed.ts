import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { withDebugging } from '../debugging.ts';
import { hold, type Lab, restart } from '../lab.ts';

const SHUT: readonly string[] = [
  'chrome://settings',
  'chrome://version',
  'chrome://history',
  'chrome://downloads',
  'chrome://extensions',
  'chrome://flags',
  'chrome://inspect',
  'chrome://net-internals',
  'chrome://os-settings',
  'chrome://newtab',
  'chrome-untrusted://new-tab-page',
  'devtools://devtools/bundled/devtools_app.html',
  'view-source:http://localhost:4173/',
  'file:///etc/passwd',
  'file:///',
  'about:about',
  'ftp://example.com/',
  'http://example.com/',
  'https://example.com/',
  'http://localhost:9222/json',
  'http://127.0.0.1:4173/',
  'http://[::1]/',
  'http://localhost/',
  'https://localhost:4173/',
  'data:text/html,<p>hello',
  'mailto:a@example.com',
  'tel:110',
  'intent://scan/#Intent;end',
  'filesystem:http://localhost:4173/t/',
];

const blocked = (message: string): boolean => /ERR_BLOCKED_BY_ADMINISTRATOR|ERR_ABORTED/u.test(message);

const isEmpty = (tab: Page, shown: string): boolean => /^about:(?!srcdoc)/u.test(tab.url()) && shown === '';

export const addresses = (lab: Lab): Promise<unknown> =>
  withDebugging(lab, async ({ browser, page }) => {
    const home = page.url();
    const open: string[] = [];
    for (const address of SHUT) {
      const tab = await browser.contexts()[0]?.newPage();
      if (tab === undefined) throw new Error('no tab');
      const failure = await tab.goto(address, { timeout: 8_000 }).then(
        (answer) => `it answered ${answer?.status() ?? 'nothing'}`,
        (error: unknown) => String(error),
      );
      // An address that the browser does not even try leaves an empty page.
      const shown = await tab.evaluate(() => document.body?.innerText ?? '').catch(() => '');
      if (!blocked(failure) && !/ERR_BLOCKED_BY_ADMINISTRATOR/u.test(shown) && !isEmpty(tab, shown)) {
        open.push(`${address}: ${failure.split('\n')[0]} "${shown.slice(0, 60)}"`);
      }
      await tab.close();
    }
    hold(page.url() === home, `home has become ${page.url()}`);
    hold(open.length === 0, `not shut:\n${open.join('\n')}`);
    return `${SHUT.length} addresses`;
  });

export const script = (lab: Lab): Promise<unknown> =>
  withDebugging(lab, async ({ browser, page }) => {
    const tries = [
      "window.open('http://localhost:4173/'); 0",
      'location.href = \'javascript:document.title="open"\'; 0',
      "Object.assign(document.createElement('a'), { href: '/assets', download: 'a.txt' }).click(); 0",
      "Object.assign(document.createElement('a'), { href: 'http://example.com/', target: '_blank' }).click(); 0",
      "location.href = 'http://example.com/'; 0",
      'window.print(); 0',
    ];
    const home = page.url();
    // Parts of the browser's own window, which nobody sees here, count as pages too.
    const pages = () =>
      browser
        .contexts()
        .flatMap((context) => context.pages().map((one) => one.url()))
        .sort()
        .join();
    const before = pages();
    // A try that is refused may never be answered.
    for (const text of tries) await Promise.race([page.evaluate(text).catch(() => undefined), pause(3_000)]);
    const after = pages();
    hold(before === after, `there were ${before}, and now ${after}`);
    hold(page.url() === home, `home has become ${page.url()}`);
    hold((await page.title()) !== 'open', 'a script address ran');
    await lab.screen.shows(lab.views.home, 10);
    const files = await lab.machine.must(
      "find / -xdev -user lobby-screen -name '*.txt' -newer /etc/chromium.d/zz-proof | head",
    );
    hold(!files.includes('a.txt'), `downloaded: ${files}`);
  });

const policyTable = z.record(z.string(), z.looseObject({ error: z.string().optional(), level: z.string() }));

export const policies = (lab: Lab): Promise<unknown> =>
  withDebugging(
    lab,
    async ({ page }) => {
      const file = await lab.machine.must('cat /etc/chromium/policies/managed/lobby-screen.json');
      const wanted = z.record(z.string(), z.unknown()).parse(JSON.parse(file));
      const taken = policyTable.parse(await readPolicies(page));
      const wrong = Object.keys(wanted).filter((name) => {
        const found = taken[name];
        return found === undefined || Boolean(found.error) || found.level !== 'mandatory';
      });
      const why = wrong.map((name) => `${name}: ${taken[name]?.error ?? 'not there'}`);
      hold(wrong.length === 0, `not taken:\n${why.join('\n')}`);
      return `${Object.keys(wanted).length} policies`;
    },
    ['chrome://policy'],
  );

/** The facts on the browser's page of policies, which opens for this alone. */
async function readPolicies(page: Page): Promise<unknown> {
  await page.goto('chrome://policy');
  const told = await page.evaluate(`(async () => {
    const { addWebUiListener } = await import('chrome://resources/js/cr.js');
    return new Promise((resolve) => {
      addWebUiListener('policies-updated', (_names, values) => resolve(values));
      chrome.send('listenPoliciesUpdates');
    });
  })()`);
  const groups = z.looseObject({ chrome: z.looseObject({ policies: z.unknown() }) });
  return z.looseObject({ policyGroups: groups }).parse(told).policyGroups.chrome.policies;
}

export async function debuggingShut(lab: Lab): Promise<void> {
  const { machine } = lab;
  await machine.write(
    '/etc/chromium.d/zz-proof',
    'export CHROMIUM_FLAGS="$CHROMIUM_FLAGS --remote-debugging-port=9222"\n',
  );
  try {
    await restart(lab);
    const { text } = await machine.run('ss -Hltn');
    hold(!text.includes(':9222'), `a port is open:\n${text}`);
  } finally {
    await machine.must('rm -f /etc/chromium.d/zz-proof');
    await restart(lab);
  }
}

export const camera = (lab: Lab): Promise<unknown> =>
  withDebugging(lab, async ({ page }) => {
    const found = await page.evaluate(async () => {
      const tracks = await navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => stream.getVideoTracks().map((track) => track.readyState),
        (error: unknown) => [String(error)],
      );
      const sound = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        () => 'refused',
      );
      const place = await navigator.permissions.query({ name: 'geolocation' });
      const notices = await navigator.permissions.query({ name: 'notifications' });
      return { tracks, sound, place: place.state, notices: notices.state };
    });
    hold(found.tracks.join() === 'live', `the camera: ${found.tracks.join()}`);
    hold(found.sound === 'refused', 'the microphone is granted too');
    hold(found.place !== 'granted' && found.notices !== 'granted', JSON.stringify(found));
  });
