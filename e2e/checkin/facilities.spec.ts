import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { FAILURES, failsOnce, NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callNames, callOf, callsOf } from '../support/wire.ts';

/** A group of facilities, one tablet: the guest says where they stay, and each facility asks its own questions. */

/** How each back end names the facilities, and where it keeps them. */
const SPELLING = {
  legacy: { main: '101', annex: '102', cottage: '103', header: 'facility_id', path: 'facilities' },
  cico: {
    main: 'HONKAN',
    annex: 'BEKKAN',
    cottage: 'HANARE',
    header: 'facility-code',
    path: 'parent_facilities',
  },
} as const;
const NAMES = ['湖畔の宿 本館', '湖畔の宿 別館', '湖畔の宿 離れ'];
const SELECTOR = { display: { use_facility_selector: true } } as const;
const NAME = 'サトウハナコ';

/** The form controls a screen shows, each once. */
const asked = (page: Page): Promise<string[]> =>
  page
    .locator('main [name]')
    .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name') ?? ''))]);

async function opensSearch(guest: Guest): Promise<void> {
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
}

test('a guest who chooses the facility is looked up there, and every call from then on is about that facility', async ({
  page,
  tenant,
}) => {
  const { main, annex, header, path } = SPELLING.legacy;
  tenant.configure({ ...SELECTOR, ...NOTHING_ASKED });
  const guest = new Guest(page, tenant);
  await opensSearch(guest);
  // The tablet's own facility is no choice of the guest's.
  await expect(guest.field('facilityId')).toHaveValue('');
  await guest.types('reservationName', NAME);
  await expect(page.locator('[data-action="main"]')).toBeDisabled();

  await page.getByRole('button', { name: 'ご宿泊の施設' }).click();
  const list = page.getByRole('dialog');
  await expect(list.locator('[data-value]')).toHaveText(NAMES);
  await list.getByRole('button', { name: '湖畔の宿 別館' }).click();
  await expect(list).toHaveCount(0);
  await expect(guest.field('facilityId')).toHaveValue(annex);
  await guest.goesOn();

  await guest.isOn('/checkin/check-reservation');
  await expect(guest.fact('facilityName')).toHaveText('湖畔の宿 別館');
  // Somebody who comes back to the search finds both answers still there.
  await guest.taps('back');
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
  await expect(guest.field('reservationName')).toHaveValue(NAME);
  await expect(guest.field('facilityId')).toHaveValue(annex);
  await guest.goesOn();
  for (const screen of ['check-reservation', 'input-representative', 'guests-info', 'term']) {
    await guest.isOn(`/checkin/${screen}`);
    if (screen === 'term') await guest.signs();
    await guest.goesOn();
  }
  await guest.isOn('/checkin/confirm-checkin');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');

  const tenants = callOf(tenant, 'facilities');
  expect([tenants.path, tenants.headers[header]]).toEqual([`/api/v1/client/${path}`, main]);
  const others = tenant.hotel.requests().filter(({ call }) => call !== 'facilities');
  expect(others).toHaveLength(7);
  expect(others.map(({ headers }) => headers[header])).toEqual(Array(7).fill(annex));

  await test.step('the next guest chooses again, after a finished check-in and after a search given up', async () => {
    await guest.goesOn();
    for (const _ of ['finished', 'given up']) {
      await guest.isOn('/');
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await expect(guest.field('facilityId').locator('option')).toHaveCount(4);
      await expect(guest.field('facilityId')).toHaveValue('');
      await guest.field('facilityId').selectOption(annex);
      await guest.taps('back');
    }
  });
});

// One dialect to each story: `flag-pairs.spec.ts` has a chosen facility in both.
test.describe('cico', () => {
  test.use({ system: 'cico' });

  test('a guest who chooses the facility is asked what that facility asks; another facility asks something else', async ({
    page,
    tenant,
  }) => {
    const { annex, cottage, header, path } = SPELLING.cico;
    tenant.configure({ display: { use_facility_selector: true, control_visibility: true } });
    tenant.configure(NOTHING_ASKED);
    const guest = new Guest(page, tenant);
    await opensSearch(guest);
    await guest.types('reservationName', 'ヤマダタロウ');
    await guest.field('facilityId').selectOption(cottage);
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    const address = ['postcode', 'prefecture', 'city', 'subarea', 'furtherSubarea', 'tel'];
    // The cottage wants to know nothing but readings: they come first, and nobody is asked for a name.
    expect(await asked(page)).toEqual(['lastKana', 'firstKana', ...address]);
    await guest.goesOn();
    // The reservation has told the readings.
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(guest.field('lastKana')).toHaveValue('ヤマダ');
    await expect(guest.field('firstKana')).toHaveValue('タロウ');
    await guest.types('tel', '0312345678');
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    expect(await asked(page)).toEqual(['companions.0.lastKana', 'companions.1.lastKana']);

    for (const screen of ['input-representative', 'check-reservation']) {
      await guest.taps('back');
      await guest.isOn(`/checkin/${screen}`);
    }
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await guest.field('facilityId').selectOption(annex);
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    const names = ['lastName', 'firstName'];
    expect(await asked(page)).toEqual([...names, 'age', 'overseasFlug', ...address, 'occupation']);

    const calls = callsOf(tenant, 'facility_visibilities');
    expect(calls.map((call) => [call.path, call.headers[header]])).toEqual([
      [`/api/v1/client/${path}/${cottage}`, cottage],
      [`/api/v1/client/${path}/${annex}`, annex],
    ]);
  });
});

test.describe('a hotel that does not answer', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('with its facilities: the guest is told each time, and may ask again', async ({ page, tenant }) => {
    // A tablet that belongs to no facility names none until the guest has chosen.
    tenant.configure({ ...SELECTOR, facility: { id: '' } });
    const guest = new Guest(page, tenant);
    const [first, ...others] = FAILURES.filter(({ fault }) => fault !== undefined);
    if (!first?.fault) throw new Error('There is no failure');
    const isTold = async (what: string) => {
      const { facilities_error, facilities_error_message } = ja.views.checkin.search_view;
      const dialog = page.getByRole('alertdialog', { name: facilities_error });
      await expect(dialog.getByRole('heading'), what).toHaveText(facilities_error);
      await expect(dialog, what).toContainText(facilities_error_message);
      await guest.taps('close');
      await expect(dialog, what).toHaveCount(0);
      tenant.hotel.faults.clear();
    };
    await guest.opensHome();
    tenant.hotel.faults.set({ ...first.fault, call: 'facilities' });
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await isTold(first.what);
    await guest.types('reservationName', NAME);
    for (const { what, fault } of others) {
      if (fault) tenant.hotel.faults.set({ ...fault, call: 'facilities' });
      await guest.taps('reload');
      await isTold(what);
      await expect(page.locator('[data-action="main"]'), what).toBeDisabled();
    }
    // A list that is not there is a failed list: the service itself is not missing.
    tenant.hotel.faults.set({ call: 'facilities', kind: 'empty-status', status: 404, times: 1 });
    await guest.taps('reload');
    await isTold('404');
    await guest.taps('reload');
    await guest.field('facilityId').selectOption('102');
    await expect(guest.field('reservationName')).toHaveValue(NAME);
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    const named = tenant.hotel.requests().map(({ call, headers }) => [call, headers.facility_id]);
    expect(named.slice(0, -2).every(([call, id]) => call === 'facilities' && id === undefined)).toBe(true);
    expect(named.slice(-2)).toEqual([
      ['checkin_authtoken_request', '102'],
      ['checkin_info_request', '102'],
    ]);
  });

  test('with its questions: nobody is let on to a form that may ask too little', async ({ page, tenant }) => {
    // The tablet stands in the cottage, which asks for readings first.
    tenant.configure({ display: { control_visibility: true }, facility: { id: '103' } });
    const guest = new Guest(page, tenant);
    await guest.looksUp(NAME);
    for (const failure of FAILURES) {
      await failsOnce({ page, tenant }, 'facility_visibilities', failure, () => guest.goesOn());
      await guest.isOn('/checkin/check-reservation');
      await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
    }
    await guest.confirmsReservation();
    expect((await asked(page)).slice(0, 2)).toEqual(['lastKana', 'firstKana']);
    // What the facility says nothing about stays as the tablet has it.
    expect(await asked(page)).toContain('gender');
    expect(callNames(tenant).at(-1)).toBe('facility_visibilities');
    expect(callsOf(tenant, 'facility_visibilities').at(-1)?.path).toBe('/api/v1/client/facilities/103');
  });
});
