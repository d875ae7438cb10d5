import { expect, it } from 'vitest';
import { everyFieldAt, NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { callOf } from '../../../kiosk/guest/wire';
import { answersWith } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { asked, canTap, count, facts, texts, value, values } from '../support/seen';

/** One tablet for several facilities: the guest chooses, and each asks its own questions. Failures: `tests/faults/`. */

const SELECTOR = { display: { use_facility_selector: true } } as const;
const ANNEX = '湖畔の宿 別館';

it('a guest who chooses the facility is looked up there, and every call from then on is about that facility', async () => {
  const { guest, hotel } = await openTablet({ settings: { ...SELECTOR, ...NOTHING_REQUIRED } });
  await guest.begins('checkin');
  // The tablet's own facility is no choice of the guest's.
  await expect
    .poll(() => texts('main label:has([name="facilityId"])'))
    .toEqual(['湖畔の宿 本館', ANNEX, '湖畔の宿 離れ']);
  expect(value('facilityId')).toBeUndefined();
  await guest.types('reservationName', NAMES.alone);
  expect(canTap('main')).toBe(false);

  await guest.chooses('facilityId', '102');
  await expect.poll(() => value('facilityId')).toBe('102');
  await guest.goesOn('/checkin/check-reservation');
  await expect.poll(() => facts('facilityName')).toEqual([ANNEX]);

  // Back on the search, both answers are still there.
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await expect.poll(() => values('reservationName', 'facilityId')).toEqual([NAMES.alone, '102']);
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await guest.goesOn('/checkin/guests-info');
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/complete');

  const tenants = callOf(hotel, 'facilities');
  expect([tenants.path, tenants.headers.facility_id]).toEqual(['/api/v1/client/facilities', '101']);
  const others = hotel.requests().filter(({ call }) => call !== 'facilities');
  expect(others.map(({ headers }) => headers.facility_id)).toEqual(Array(7).fill('102'));
});

it('more than six facilities are a list that opens', async () => {
  const { guest } = await openTablet({ settings: { ...SELECTOR, ...NOTHING_REQUIRED } });
  const facilities = Array.from({ length: 7 }, (_, at) => ({ id: String(101 + at), name: `${at + 1}号館` }));
  answersWith(/\/facilities$/, () => ({ payload: { facilities } }));
  await guest.begins('checkin');
  await expect.poll(() => count('select[name="facilityId"] option')).toBe(8);
  const list = 'dialog[open] [data-value]';
  document.querySelector<HTMLElement>('[data-field-frame]:has([name="facilityId"]) button')?.click();
  await expect.poll(() => texts(list)).toEqual(facilities.map(({ name }) => name));
  document.querySelector<HTMLElement>(`${list}[data-value="102"]`)?.click();
  await expect.poll(() => value('facilityId')).toBe('102');
});

it('a guest is asked what the chosen facility asks; another facility asks something else', async () => {
  const { guest, calls } = await openTablet({
    system: 'cico',
    settings: { ...everyFieldAt(0), display: { use_facility_selector: true, control_visibility: true } },
  });
  await guest.says(NAMES.family, 'checkin');
  await guest.chooses('facilityId', 'HANARE');
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  const address = ['postcode', 'prefecture', 'city', 'subarea', 'furtherSubarea', 'tel'];
  // The cottage asks for readings alone, and the reservation has them.
  await expect.poll(asked).toEqual(address);
  await guest.taps('change-name');
  await expect.poll(asked).toEqual(['lastKana', 'firstKana', ...address]);
  await expect.poll(() => values('lastKana', 'firstKana')).toEqual(['ヤマダ', 'タロウ']);
  await guest.goesOn();
  await expect.poll(() => count('[role="alert"]')).toBe(1);
  await guest.types('tel', '0312345678');
  await guest.goesOn('/checkin/input-companions');
  await expect.poll(asked).toEqual(['companions.0.lastKana', 'companions.1.lastKana']);

  for (const screen of ['input-representative', 'check-reservation']) {
    await guest.goesBack(`/checkin/${screen}`);
  }
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await guest.chooses('facilityId', 'BEKKAN');
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await expect
    .poll(asked)
    .toEqual(['lastName', 'firstName', 'age', 'overseasFlug', ...address, 'occupation-choice']);
  expect(calls('facility_visibilities').map((call) => [call.path, call.headers['facility-code']])).toEqual([
    ['/api/v1/client/parent_facilities/HANARE', 'HANARE'],
    ['/api/v1/client/parent_facilities/BEKKAN', 'BEKKAN'],
  ]);
});

it('what a facility says nothing about is asked as the tablet has it', async () => {
  // The tablet stands in the cottage, which asks for readings first.
  const { guest, calls } = await openTablet({
    settings: { display: { control_visibility: true }, facility: { id: '103' } },
  });
  await guest.opensForm(NAMES.alone);
  await expect.poll(() => asked().slice(0, 2)).toEqual(['lastKana', 'firstKana']);
  await expect.poll(asked).toContain('gender');
  expect(calls('facility_visibilities').map(({ path }) => path)).toEqual(['/api/v1/client/facilities/103']);
});
