import { expect, it } from 'vitest';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import { session } from '~/session/store';
import { onlyAsked } from '../../kiosk/guest/levels';
import { CARD, MAIL, NAMES, YAMADA } from '../../kiosk/guest/personas';
import { callNames } from '../../kiosk/guest/wire';
import { isTold } from './support/failures';
import { answersWith } from './support/hold';
import { openTablet, type Tablet } from './support/open-tablet';
import { chooses } from './support/own-words';
import { goesToTotal, PAYMENT_ON } from './support/paying';
import { canTap, texts, value } from './support/seen';

/** A refused token. Every call: `tests/screens/faults.test.ts`; the rule: `tests/flow/renewal.test.ts`. */

const IN = ['checkin_authtoken_request', 'checkin_info_request'];
const OUT = ['checkout_authtoken_request', 'checkout_info_request'];
const ENDED = ja.api.base_api.error_session_ended;
const SUBMIT = ['upload_agreement_signature', 'execute_checkin_request'];

const since = ({ hotel }: Tablet, begin: number) => callNames(hotel).slice(begin);

it('a guest who takes more than an hour for the form checks in as if nothing had been', async () => {
  let now = Date.parse('2026-11-21T01:00:00Z');
  const tablet = await openTablet({
    hotel: { now: () => new Date(now) },
    settings: onlyAsked({ last_name: 2 }),
  });
  const { guest, hotel } = tablet;
  await guest.goesToConfirm(NAMES.alone, [{ lastName: YAMADA.lastName }]);
  now += 61 * 60_000;
  const begin = callNames(hotel).length;
  await guest.goesOn('/checkin/complete');
  expect(since(tablet, begin)).toEqual([SUBMIT[0], ...IN, ...SUBMIT]);
});

it.each(['legacy', 'cico'] as const)(
  'the token ends with the last button: signature and check-in go on with a new one (%s)',
  async (system) => {
    const link = { authorization: 'demo-authorization', membershipNumber: 'M0001' };
    const tablet = await openTablet({
      system,
      settings: onlyAsked({ occupation: 1 }),
      ...(system === 'cico' ? { link } : {}),
    });
    const { guest, hotel, calls } = tablet;
    hotel.faults.set({ call: 'execute_checkin_request', kind: 'token-ended', times: 1 });
    await guest.goesToConfirm(NAMES.alone, [{}]);
    const begin = callNames(hotel).length;
    await guest.goesOn('/checkin/complete');
    expect(since(tablet, begin)).toEqual([...SUBMIT, ...IN, ...SUBMIT]);
    // The new look-up repeats the first, with the member's link.
    const [first, second] = calls('checkin_authtoken_request');
    expect(second).toMatchObject({ query: first?.query, headers: first?.headers });
    if (system === 'cico') expect(second?.headers['rcloud-token']).toBe(link.authorization);
  },
);

it('where another reservation is found nothing is sent, and what was typed is still there', async () => {
  const tablet = await openTablet({ settings: onlyAsked({ last_name: 2 }) });
  const { guest, hotel, calls } = tablet;
  await guest.goesToConfirm(NAMES.alone, [{ lastName: YAMADA.lastName }]);
  hotel.faults.set({ call: 'execute_checkin_request', kind: 'token-ended', times: 1 });
  const other = { reservation_name: 'サトウ ハナコ', number_of_person: 2, checkout_date: '2026-11-22' };
  answersWith(/checkin_info_request$/, () => ({ payload: other }));
  await guest.goesOn();
  await isTold(guest, ENDED);
  await guest.isOn('/checkin/confirm-checkin');
  expect(calls('execute_checkin_request')).toHaveLength(1);
  expect(canTap('main')).toBe(true);
  expect(session().guests[0]?.lastName).toBe(YAMADA.lastName);
  await guest.goesBack('/checkin/term');
});

it('a hotel that takes no token at all is asked twice for each tap, and the guest told where to go', async () => {
  const tablet = await openTablet({ settings: onlyAsked({ occupation: 1 }) });
  const { guest, hotel } = tablet;
  await chooses(guest, 'en');
  await guest.goesToConfirm(NAMES.alone, [{}]);
  hotel.faults.set({ call: 'upload_agreement_signature', kind: 'empty-status', status: 401 });
  for (let tap = 0; tap < 2; tap += 1) {
    const begin = callNames(hotel).length;
    await guest.goesOn();
    await isTold(guest, en.api.base_api.error_session_ended);
    expect(since(tablet, begin)).toEqual([SUBMIT[0], ...IN, SUBMIT[0]]);
  }
});

it('a payment that was refused for its token is made once, with a new one', async () => {
  const tablet = await openTablet({ settings: PAYMENT_ON });
  const { guest, hotel, calls } = tablet;
  await goesToTotal(guest);
  await guest.givesCard('checkin', CARD, MAIL);
  hotel.faults.set({ call: 'settlement', kind: 'token-ended', times: 1 });
  const begin = callNames(hotel).length;
  await guest.pays('checkin');
  const steps = since(tablet, begin).filter((name) => name !== 'card_script');
  expect(steps).toEqual([
    'web_email_register',
    'public_key',
    'settlement',
    ...IN,
    'pre_payment_info',
    'settlement',
    ...steps.slice(7),
  ]);
  const [first, second] = calls('settlement');
  expect([first?.status, second?.status]).toEqual([401, 204]);
  expect(second?.form).toEqual(first?.form);
});

it('a guest in the queue keeps the place, pays and checks out, though each token ends', async () => {
  const tablet = await openTablet({ settings: { wait_interval: 100 } });
  const { guest, hotel, calls } = tablet;
  for (const call of ['checkout_info_result', 'public_key', 'settlement', 'execute_checkout_request'])
    hotel.faults.set({ call, kind: 'token-ended', times: 1 });
  await guest.goesToBill(NAMES.family);
  const asked = calls('checkout_info_result').map(({ query }) => query.request_id);
  expect(new Set(asked).size).toBe(1);
  await guest.givesCard('checkout', CARD);
  await guest.pays('checkout');
  await guest.goesOn('/checkout/confirm-checkout');
  await guest.checksOut();
  expect(calls('settlement').map(({ status }) => status)).toEqual([401, 204]);
  expect(calls('execute_checkout_request').map(({ status }) => status)).toEqual([401, 200]);
  expect(calls(OUT[0] ?? '')).toHaveLength(5);
  expect(texts('[role="alertdialog"]')).toEqual([]);
});

it('a search whose token is refused at once is a failed search', async () => {
  const tablet = await openTablet();
  const { guest, hotel } = tablet;
  hotel.faults.set({ call: 'checkin_info_request', kind: 'empty-status', status: 401, times: 1 });
  await guest.says(NAMES.alone, 'checkin');
  await guest.goesOn();
  await isTold(guest, ja.api.base_api.error_status_error);
  expect(value('reservationName')).toBe(NAMES.alone);
  expect(callNames(hotel)).toEqual(IN);
});
