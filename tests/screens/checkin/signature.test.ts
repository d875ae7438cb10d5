import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { until } from '../../../kiosk/guest/hands';
import { draws, ink, inkOf, isSameInk } from '../../../kiosk/guest/ink';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { callOf } from '../../../kiosk/guest/wire';
import { openTablet, type Tablet } from '../support/open-tablet';
import { canTap, count, focused, value, warning } from '../support/seen';

/** The signature from the first stroke to the sent picture; by fingers and in other sizes: `e2e/checkin/signature`. */

async function atAgreement(): Promise<Tablet> {
  const tablet = await openTablet({ settings: NOTHING_REQUIRED });
  await tablet.guest.opensForm(NAMES.alone);
  await tablet.guest.walks('/checkin/input-representative', '/checkin/term');
  return tablet;
}

const signs = () => draws([0.2, 0.4], [0.8, 0.7]);
const addsStroke = () => draws([0.92, 0.2], [0.93, 0.9]);

async function presses(action: string): Promise<void> {
  const button = await until(`button ${action}`, () =>
    document.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`),
  );
  button.focus();
  await userEvent.keyboard('{Enter}');
}

async function goesBackAndOn(guest: PageGuest): Promise<void> {
  await guest.goesBack('/checkin/guests-info');
  await guest.walks('/checkin/guests-info', '/checkin/term');
}

it('each stroke can be taken back, and nobody goes on without one', async () => {
  const { guest } = await atAgreement();
  await expect.poll(() => count('main h1')).toBeGreaterThan(0);
  expect([canTap('main'), canTap('undo')]).toEqual([false, false]);
  await signs();
  await expect.poll(() => canTap('main')).toBe(true);
  const first = ink();
  expect(isSameInk(first, { left: 20, top: 40, right: 80, bottom: 70 })).toBe(true);
  await addsStroke();
  await expect.poll(() => ink()?.right).toBeGreaterThanOrEqual(91);
  await guest.taps('undo');
  await expect.poll(() => isSameInk(ink(), first)).toBe(true);
  expect(canTap('main')).toBe(true);
  await guest.taps('undo');
  await expect.poll(ink).toBeUndefined();
  expect([canTap('main'), canTap('undo')]).toEqual([false, false]);
});

it('it stays when the guest returns, and is sent again only when it was drawn again', async () => {
  const { guest, hotel, calls } = await atAgreement();
  await signs();
  const signed = ink();
  await goesBackAndOn(guest);
  await expect.poll(() => isSameInk(ink(), signed)).toBe(true);
  await guest.goesOn('/checkin/confirm-checkin');
  hotel.faults.set({ call: 'execute_checkin_request', kind: 'status', times: 2 });
  for (const stroke of [undefined, addsStroke]) {
    await guest.goesOn();
    await guest.taps('close');
    await guest.goesBack('/checkin/term');
    expect(calls('upload_agreement_signature')).toHaveLength(1);
    await stroke?.();
    await guest.goesOn('/checkin/confirm-checkin');
  }
  await guest.goesOn('/checkin/complete');
  const [first, second, ...others] = calls('upload_agreement_signature').map(
    ({ form }) => form.base64_signature_image,
  );
  expect(others).toEqual([]);
  expect(isSameInk(await inkOf(first), signed)).toBe(true);
  expect((await inkOf(second))?.right).toBeGreaterThanOrEqual(91);
});

it('nobody goes on before the canvas has been measured, by which the line has its thickness', async () => {
  const { ResizeObserver: Observer } = window;
  const measured: (() => void)[] = [];
  window.ResizeObserver = class extends Observer {
    constructor(tells: ResizeObserverCallback) {
      super((...sizes) => void measured.push(() => tells(...sizes)));
    }
  };
  onTestFinished(() => {
    window.ResizeObserver = Observer;
  });
  await atAgreement();
  await signs();
  await expect.poll(() => canTap('undo')).toBe(true);
  expect(canTap('main')).toBe(false);
  for (const tells of measured) tells();
  await expect.poll(() => canTap('main')).toBe(true);
});

it.each([
  ['cannot draw', 'getContext', null],
  ['makes no image', 'toDataURL', 'data:,'],
] as const)('a tablet that %s says so and does not go on', async (_, method, answer) => {
  const { guest } = await atAgreement();
  const { prototype } = HTMLCanvasElement;
  const pictures = vi.spyOn(prototype, 'toDataURL');
  await signs();
  // The first stroke's picture is made meanwhile.
  await expect.poll(() => pictures.mock.calls.length).toBe(1);
  pictures.mockRestore();
  const works = prototype[method];
  Object.assign(prototype, { [method]: () => answer });
  const mends = () => Object.assign(prototype, { [method]: works });
  onTestFinished(() => void mends());
  // That picture is of another signature.
  await addsStroke();
  await guest.goesOn();
  await expect.poll(warning).toContain(ja.app.general_error_message);
  await guest.follows('close', '/checkin/term');
  await expect.poll(() => canTap('undo')).toBe(true);
  mends();
  await guest.goesOn('/checkin/confirm-checkin');
});

it('a guest who cannot sign by hand signs by name, with no need of a pointer', async () => {
  const { guest, hotel } = await atAgreement();
  const alerts = () => count('dialog[open] [role="alert"]');
  await signs();
  await presses('sign-by-name');
  await expect.poll(() => value('signedName')).toBe('');
  (await guest.field('signedName')).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(alerts).toBe(2);
  await expect.poll(focused).toBe('signedName');
  await userEvent.keyboard('Taro Yamada');
  (await guest.field('agreeSignature')).focus();
  await userEvent.keyboard(' ');
  await expect.poll(alerts).toBe(0);
  await presses('sign');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await expect.poll(() => document.querySelector('canvas')?.ariaLabel).toBe('ご署名：Taro Yamada');
  const written = ink();
  // In the middle, in place of the earlier stroke.
  expect(written?.left).toBeGreaterThan(5);
  expect(Math.abs((written?.left ?? 0) + (written?.right ?? 0) - 100)).toBeLessThan(5);
  expect(written?.top).toBeGreaterThan(35);
  await goesBackAndOn(guest);
  await expect.poll(() => isSameInk(ink(), written)).toBe(true);

  await presses('undo');
  await expect.poll(ink).toBeUndefined();
  expect(canTap('main')).toBe(false);
  await presses('sign-by-name');
  await expect.poll(() => value('signedName')).toBe('');
  await guest.types('signedName', 'Taro Yamada');
  await guest.ticks('agreeSignature');
  await presses('sign');
  await presses('main');
  await guest.isOn('/checkin/confirm-checkin');
  await guest.goesOn('/checkin/complete');
  const { base64_signature_image: image } = callOf(hotel, 'upload_agreement_signature').form;
  expect(isSameInk(await inkOf(image), written)).toBe(true);
});
