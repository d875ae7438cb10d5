import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { FAMILY_NAME_ONLY, NOTHING_ASKED } from '../support/levels.ts';

/** Screens that every hotel has, apart from home. */
const SCREENS = [
  '/checkin/search',
  '/checkin/check-reservation',
  '/checkin/input-representative',
  '/checkin/input-companions',
  '/checkin/guests-info',
  '/checkin/term',
  '/checkin/confirm-checkin',
  '/checkin/complete',
  '/common-error',
  '/reload-error',
];

test('a reload in the middle begins anew, wherever it happens', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/confirm-checkin');
  await page.reload();
  await guest.isOn('/reload-error');
  expect(new URL(page.url()).pathname).toBe('/reload-error');
  await guest.goesOn();
  await guest.isOn('/');
  for (const screen of SCREENS) {
    await page.goto(`${tenant.url}${screen}`);
    await guest.isOn('/reload-error');
  }
});

test('a fresh start at an address that does not exist says so, and leads to the start', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  for (const path of ['/nowhere', '/checkin/nothing', '/checkin', '/checkin/search/more', '/404']) {
    await page.goto(`${tenant.url}${path}`);
    await guest.isOn(path === '/404' ? '/reload-error' : '/404');
    await guest.goesOn();
    await guest.isOn('/');
  }
});

test('in the app, an address that does not exist is unknown from home and a reload from elsewhere', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.turnsTo('/nowhere');
  await guest.isOn('/404');
  expect(new URL(page.url()).pathname).toBe('/404');
  await guest.goesOn();
  await guest.isOn('/');
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.turnsTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn();
  await guest.isOn('/');
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.turnsTo('/404');
  await guest.isOn('/reload-error');
});

test('a screen whose guest is not known never opens half empty', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  for (const screen of SCREENS.slice(1, -2)) {
    await guest.turnsTo(screen);
    await guest.isOn('/reload-error');
    await guest.goesOn();
    await guest.isOn('/');
  }

  await guest.looksUp('サトウハナコ');
  for (const [here, tooFar] of [
    ['/checkin/check-reservation', '/checkin/input-companions'],
    ['/checkin/input-representative', '/checkin/confirm-checkin'],
    ['/checkin/guests-info', '/checkin/confirm-checkin'],
    ['/checkin/term', '/checkin/confirm-checkin'],
    ['/checkin/confirm-checkin', '/checkin/complete'],
  ] as const) {
    await guest.isOn(here);
    await guest.turnsTo(tooFar);
    await guest.isOn('/reload-error');
    await guest.turnsTo(here);
    await guest.isOn(here);
    if (here === '/checkin/term') await guest.signs();
    await guest.goesOn();
  }
  await guest.isOn('/checkin/complete');
});

test('a screen behind a form that lacks something leads to the form', async ({ page, tenant }) => {
  tenant.configure(FAMILY_NAME_ONLY);
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
  await guest.turnsTo('/checkin/term');
  await guest.isOn('/checkin/input-representative');
  await expect(guest.field('lastName')).toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).pathname).toBe('/checkin/input-representative');
});

test.describe('a hotel whose check-in service is not there', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('says so on a screen of its own, from which only the start is left', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'サトウハナコ');
    tenant.hotel.faults.set({ call: 'checkin_info_request', kind: 'html', status: 404, times: 1 });
    await guest.goesOn();
    await guest.isOn('/common-error');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await guest.cannotGoBackFrom('/common-error');
    await guest.goesOn();
    await guest.isOn('/');
  });
});

test('an engineer who debugs may reload; what the tablet notes then holds nothing of a guest', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await page.evaluate(() => localStorage.setItem('debug', 'yes'));
  const warning = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && /debug/i.test(message.text()),
  );
  await page.goto(`${tenant.url}/checkin/search`);
  await guest.isOn('/checkin/search');
  await warning;
  await guest.types('reservationName', 'サトウハナコ');
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('checkin_authtoken_request');
  const token = tenant.hotel.requests().at(-1)?.headers.auth_token ?? '';
  expect(token).not.toBe('');
  for (const secret of ['サトウ', 'ハナコ', token]) expect(kept).not.toContain(secret);
});

test('parameters of the address are carried over to every screen, as they were written', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  const parameters = { lang: 'ja', tablet: '007', floor: '1.50', note: 'あ&b="c"', empty: '', flag: 'true' };
  const carried = () => Object.fromEntries(new URL(page.url()).searchParams);
  await guest.opensHome(`?${new URLSearchParams(parameters)}`);
  expect(carried()).toEqual(parameters);
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  expect(carried()).toEqual(parameters);
  await guest.types('reservationName', 'サトウハナコ');
  for (const screen of [
    '/checkin/check-reservation',
    '/checkin/input-representative',
    '/checkin/guests-info',
    '/checkin/term',
    '/checkin/confirm-checkin',
    '/checkin/complete',
    '/',
  ]) {
    if (screen === '/checkin/confirm-checkin') await guest.signs();
    await guest.goesOn();
    await guest.isOn(screen);
    expect(carried(), screen).toEqual(parameters);
  }
  await guest.turnsTo(`/checkin/term?${new URLSearchParams(parameters)}`);
  await guest.isOn('/reload-error');
  expect(carried()).toEqual(parameters);
});
