import { Guest } from '../pages/guest.ts';
import { MEMBERS, MISAKI, memberLink } from '../pages/member.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { callOf, callsOf, guestsSent } from '../support/wire.ts';

/** A guest the hotel knows already finds the form filled in; a member service in trouble is skipped. */

const HIKARU = 'カイイン ヒカル';

/** What the demo hotel's members have in common, as the form should hold it. */
const MISAKI_FORM = {
  lastName: '会員',
  firstName: '美咲',
  lastKana: 'カイイン',
  firstKana: 'ミサキ',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '1-2-3',
  tel: '0888630001',
};
const HIKARU_FORM = {
  ...MISAKI_FORM,
  firstName: '光',
  firstKana: 'ヒカル',
  postcode: '0600042',
  prefecture: '北海道',
  city: '札幌市中央区',
  subarea: '大通西',
  furtherSubarea: '4丁目',
  tel: '0112000002',
};

/** These texts stand in the form, and this gender is chosen; empty: none. */
async function holds(guest: Guest, form: Readonly<Record<string, string>>, gender: string): Promise<void> {
  await guest.isOn('/checkin/input-representative');
  for (const [name, text] of Object.entries(form)) await expect(guest.field(name), name).toHaveValue(text);
  const chosen = guest.page.locator('[name="gender"]:checked');
  if (gender === '') await expect(chosen).toHaveCount(0);
  else await expect(chosen).toHaveValue(gender);
}

test.describe('legacy: the back end knows its members', () => {
  test('each guest finds what it knows of them, without spaces and hyphens', async ({ page, tenant }) => {
    tenant.configure(MEMBERS);
    const guest = new Guest(page, tenant);
    // A link is for the other system: here it is taken out of the address, and nothing else.
    await guest.opensHome(memberLink('M0001'));
    expect(new URL(page.url()).search).toBe('');
    for (const { name, form, gender } of [
      { name: MISAKI, form: MISAKI_FORM, gender: '2' },
      { name: 'サトウ ハナコ', form: { lastName: '', firstName: '', tel: '', city: '' }, gender: '' },
    ]) {
      await test.step(name, async () => {
        tenant.hotel.reset();
        await guest.arrives(name);
        await guest.confirmsReservation();
        // The legacy back end knows no birthday.
        await holds(guest, { ...form, age: '' }, gender);
        // Eleven answers, each marked; of a guest who is no member, the reservation tells the reading.
        await expect(page.getByText('会員情報より')).toHaveCount(name === MISAKI ? 11 : 0);
        await expect(page.getByText('ご予約より')).toHaveCount(name === MISAKI ? 0 : 2);
        expect(callOf(tenant, 'members').path).toBe('/api/v1/client/optima/members');
        expect(JSON.stringify(tenant.hotel.requests())).not.toContain('demo-authorization');
        await guest.walksAway();
      });
    }
  });

  test('what the guest mends is what the hotel gets, and no one is asked twice', async ({ page, tenant }) => {
    tenant.configure({ ...MEMBERS, ...onlyAsked({ last_name: 2, phone: 2, city: 1 }) });
    const guest = new Guest(page, tenant);
    await guest.looksUp(MISAKI);
    await guest.confirmsReservation();
    await test.step('a form that is known whole needs one touch, and may be changed', async () => {
      await expect(page.getByText('お間違いがなければ、このままお進みください。')).toBeVisible();
      await expect(page.getByText('会員情報より')).toHaveCount(3);
      await guest.goesOn();
      await guest.isOn('/checkin/guests-info');
      await guest.taps('back');
      await guest.isOn('/checkin/input-representative');
    });
    await guest.types('tel', '09012345678');
    await expect(page.getByText('会員情報より')).toHaveCount(2);
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    for (const screen of ['input-representative', 'check-reservation']) {
      await guest.taps('back');
      await guest.isOn(`/checkin/${screen}`);
    }
    await guest.confirmsReservation();
    await expect(guest.field('tel')).toHaveValue('09012345678');
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    expect(callsOf(tenant, 'members')).toHaveLength(1);
    // What the hotel does not ask, and the guest has not seen, is not sent in their name.
    expect(guestsSent(tenant)).toMatchObject([
      {
        name: '会員',
        last_name: '会員',
        first_name: '',
        last_name_kana: MISAKI,
        phone: '09012345678',
        city: '南国市',
        zip_code: '',
        gender: null,
      },
    ]);
  });
});

test.describe('cico: the point service knows its members', () => {
  test.use({ system: 'cico' });

  test('a member finds search and form filled in, and their age of this very day', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ display: { use_membership_info: true, use_phone_number_in_search: true } });
    const guest = new Guest(page, tenant);
    for (const { today, number, name, age, gender, form } of [
      // Later than the build and the hotel's clock, as the latest counts. The first moment of a birthday; `tests/domain/member.test.ts` has the last one before it.
      {
        ...{ today: '2036-04-03T00:00:00+09:00', number: 'M0001', name: MISAKI, age: '48' },
        ...{ gender: '2', form: MISAKI_FORM },
      },
      {
        ...{ today: '2036-11-22T15:00:00+09:00', number: 'M0002', name: HIKARU, age: '35' },
        ...{ gender: '', form: HIKARU_FORM },
      },
    ]) {
      await test.step(`${name}, ${age} years old on ${today}`, async () => {
        tenant.hotel.reset();
        await page.clock.setFixedTime(today);
        await guest.opensHome(`${memberLink(number)}&lang=ja`);
        await guest.taps('checkin');
        await guest.isOn('/checkin/search');
        await expect(guest.field('reservationName')).toHaveValue(name);
        await expect(guest.field('phoneNumber')).toHaveValue(form.tel);
        await guest.goesOn();
        await guest.isOn('/checkin/check-reservation');
        await guest.confirmsReservation();
        await holds(guest, { ...form, age }, gender);

        const asked = callOf(tenant, 'users');
        expect([asked.path, asked.query]).toEqual([`/user/api/v1/users/${number}`, { lang: 'ja' }]);
        expect(asked.headers.authorization).toBe('Bearer demo-authorization');
        expect(callOf(tenant, 'checkin_authtoken_request').query.phone_number).toBe(form.tel);
      });
    }
  });

  test('a name typed before the member is known stands', async ({ page, tenant }) => {
    tenant.configure(MEMBERS);
    tenant.hotel.faults.set({ call: 'users', kind: 'delay', ms: 1000 });
    const guest = new Guest(page, tenant);
    await guest.opensHome(memberLink('M0001'));
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'サトウハナコ');
    await expect.poll(() => callsOf(tenant, 'users')[0]?.status).toBe(200);
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    await expect(guest.field('lastName')).toHaveValue('会員');
    expect(callOf(tenant, 'checkin_authtoken_request').query.name).toBe('サトウハナコ');
  });
});

for (const { system, call, troubles } of [
  // Ways in which a member service may be of no use; `tests/faults/` has them all, of either system.
  {
    system: 'legacy',
    call: 'members',
    troubles: [{ kind: 'status', status: 500, errorMsg: '会員情報を取得できません' }, { kind: 'hang' }],
  },
  { system: 'cico', call: 'users', troubles: [{ kind: 'html', status: 404 }] },
] as const) {
  test.describe(`${system}: a member service in trouble`, () => {
    test.use({ system, expectedErrors: [NOTED_BY_THE_BROWSER] });

    test('is skipped, nobody is told, and nobody waits longer than a moment', async ({ page, tenant }) => {
      tenant.configure(MEMBERS);
      const guest = new Guest(page, tenant);
      await guest.opensHome(system === 'cico' ? memberLink('M0001') : '');
      for (const trouble of troubles) {
        tenant.hotel.reset();
        // The service's own deadline is half a minute; the guest is on long before.
        tenant.hotel.faults.set({ ...trouble, call });
        await guest.arrives(MISAKI);
        await guest.confirmsReservation();
        await expect(page.getByRole('alertdialog'), trouble.kind).toHaveCount(0);
        await expect(guest.field('lastName'), trouble.kind).toHaveValue('');
        expect(callsOf(tenant, call).length, trouble.kind).toBeGreaterThanOrEqual(1);
        await guest.walksAway();
      }
    });
  });
}
