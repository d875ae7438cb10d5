import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The tablet in a lobby, with its server's headers (`tests/kiosk/gateway-headers.test.ts`). */

async function putsLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((wanted) => {
    document.getElementById('way-out')?.remove();
    const link = document.createElement('a');
    link.id = 'way-out';
    link.textContent = 'x';
    link.style.cssText = 'position:fixed;inset-block-start:0;inset-inline-start:0;z-index:9';
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    document.body.append(link);
  }, attributes);
}

const isRefused = (page: Page, name: string, init: EventInit & Record<string, unknown>, kind = 'Event') =>
  page.evaluate(
    ([type, options, maker]) => {
      const make = { MouseEvent, WheelEvent, DragEvent, KeyboardEvent }[maker] ?? Event;
      return !document.body.dispatchEvent(new make(type, { bubbles: true, cancelable: true, ...options }));
    },
    [name, init, kind] as const,
  );

const LINKS: readonly (readonly [where: string, attributes: Readonly<Record<string, string>>])[] = [
  ['another site', { href: 'http://127.0.0.1:9/elsewhere' }],
  ['a new window', { href: '/', target: '_blank' }],
  ['the telephone', { href: 'tel:0312345678' }],
  ['the mail program', { href: 'mailto:front@hotel.example' }],
  ['a download', { href: '/favicon.ico', download: '' }],
  ['a file', { href: 'file:///etc/hosts' }],
  ['a script', { href: "javascript:void(document.title='gone')" }],
];

test('nothing on the page leads out of it', async ({ page, tenant, expectedErrors }) => {
  expectedErrors.push(/Blocked|Ignored|violates|Not allowed|Failed to launch|sandbox/i);
  const opened: string[] = [];
  page.context().on('page', (other) => opened.push(other.url()));
  page.on('download', () => opened.push('download'));
  page.on('dialog', (dialog) => {
    opened.push(dialog.type());
    void dialog.dismiss();
  });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.begins('checkin');
  await page.waitForLoadState('networkidle');

  await test.step('menus, drag and drop, zoom and the browser keys do nothing; typing does', async () => {
    expect(await isRefused(page, 'contextmenu', {}, 'MouseEvent')).toBe(true);
    expect(await isRefused(page, 'auxclick', { button: 1 }, 'MouseEvent')).toBe(true);
    for (const name of ['dragstart', 'dragover', 'drop'])
      expect(await isRefused(page, name, {}, 'DragEvent')).toBe(true);
    expect(await isRefused(page, 'wheel', { ctrlKey: true }, 'WheelEvent')).toBe(true);
    expect(await isRefused(page, 'wheel', { ctrlKey: false }, 'WheelEvent')).toBe(false);
    // The browser's keys: `tests/device/lockdown.test.ts`.
    expect(await isRefused(page, 'keydown', { key: 'F5' }, 'KeyboardEvent')).toBe(true);
    await guest.field('reservationName').press('a');
    await expect(guest.field('reservationName')).toHaveValue('a');
    await guest.isOn('/checkin/search');
  });

  await test.step('typed text stays in place and is not pasted again, after any kind of copying', async () => {
    const field = guest.field('reservationName');
    const NAME = 'サトウハナコ';
    const keys = (combination: string) => () => page.keyboard.press(combination);
    const command = (name: string) => () => page.evaluate((what) => document.execCommand(what), name);
    const middle = () => field.click({ button: 'middle' });
    const ways: readonly (readonly [take: () => Promise<unknown>, paste: () => Promise<unknown>])[] = [
      [keys('Control+c'), keys('Control+v')],
      [keys('Control+x'), keys('Control+v')],
      [keys('Control+Insert'), keys('Shift+Insert')],
      [keys('Shift+Delete'), keys('Control+Shift+v')],
      [command('copy'), keys('Control+v')],
      [command('cut'), keys('Control+v')],
      // On Linux a selection is copied.
      [() => field.dblclick(), middle],
    ];
    for (const [index, [take, paste]] of ways.entries()) {
      await field.fill(NAME);
      await field.press('Control+a');
      await take();
      await expect(field, `way ${index}`).toHaveValue(NAME);
      await field.fill('');
      await paste();
      await page.keyboard.press('a');
      await expect(field, `way ${index}`).toHaveValue('a');
    }
  });

  await test.step('links lead nowhere', async () => {
    for (const [where, attributes] of LINKS) {
      await putsLink(page, attributes);
      await page.locator('#way-out').click({ noWaitAfter: true });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await guest.isOn('/checkin/search');
      await expect.poll(() => new URL(page.url()).pathname, where).toBe('/checkin/search');
      expect(await page.title(), where).not.toBe('gone');
      expect(opened, where).toEqual([]);
    }
  });

  await test.step('scripts open no window, print nothing, ask nothing and go nowhere else', async () => {
    const outcome = await page.evaluate(() => {
      let printed = false;
      window.addEventListener('beforeprint', () => (printed = true));
      const other = window.open('/favicon.ico');
      window.print();
      window.alert('x');
      window.location.href = 'tel:0312345678';
      return { isOpen: other !== null, printed };
    });
    expect(outcome).toEqual({ isOpen: false, printed: false });
    await page.evaluate(() => {
      window.location.href = 'http://127.0.0.1:9/elsewhere';
    });
    await guest.isOn('/checkin/search');
    expect(opened).toEqual([]);
  });
});

test('a network that goes while home is starting leaves no way out open once it is back; then a finger fills the screen, and keeps it lit', async ({
  page,
  tenant,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  const asked: string[] = [];
  await page.exposeFunction('asks', (what: string) => asked.push(what));
  await page.addInitScript(() => {
    const ask = (what: string) => Reflect.get(window, 'asks')(what);
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    Element.prototype.requestFullscreen = async () => ask('full screen');
    if ('wakeLock' in navigator) {
      navigator.wakeLock.request = () => {
        ask('light');
        return Promise.reject(new Error('not here'));
      };
    }
  });
  await page.route(/\/assets\/tablet-/, (route) => route.abort());
  await new Guest(page, tenant).opensHome();
  await page.waitForLoadState('networkidle');
  expect(await isRefused(page, 'contextmenu', {})).toBe(false);
  await page.unroute(/\/assets\/tablet-/);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => isRefused(page, 'contextmenu', {})).toBe(true);

  await test.step('a mouse does not', async () => {
    await expect.poll(() => asked).toEqual(['light']);
    await page.locator('h1').click();
    // Refused at first: some browsers grant the light only after a touch.
    await expect.poll(() => asked).toEqual(['light', 'light']);
    await page.locator('h1').tap();
    await expect.poll(() => asked).toEqual(['light', 'light', 'full screen', 'light']);
  });
});
