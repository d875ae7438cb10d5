import { expect, it } from 'vitest';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { CARD } from '../../../kiosk/guest/personas';
import { callNames, callOf, guestsSent } from '../../../kiosk/guest/wire';
import { opensAnswered, typesAll } from '../support/form';
import { openTablet, type Tablet } from '../support/open-tablet';
import { canTap, count, facts, value } from '../support/seen';
import { callsOf, NAMES, type On, screensOf, settingsOf, sideCallsOf, TENANTS } from '../support/switches';

/** Check-in under every pair of switches: screens, contents and calls. */

const FACILITIES = {
  legacy: { here: '101', other: '102', header: 'facility_id' },
  cico: { here: 'HONKAN', other: 'BEKKAN', header: 'facility-code' },
} as const;
/** The hotel's own facility asks much, so the guest is at the annex, by choice or by the tablet. */
const ANNEX = '湖畔の宿 別館';
const NAME = 'ゼンブ　ノリコ';
const PHONE = '09012345678';
const RECEIPT = 'Midori K.K.';
const SIDE = ['facilities', 'members', 'users'];

class Walk {
  constructor(
    readonly tablet: Tablet,
    readonly system: keyof typeof FACILITIES,
    readonly on: On,
  ) {}

  get guest() {
    return this.tablet.guest;
  }

  async shows(flag: Parameters<On['has']>[0], selector: string): Promise<void> {
    await expect.poll(() => count(selector), { message: selector }).toBe(this.on.has(flag) ? 1 : 0);
  }

  async saysAnnex(flag: Parameters<On['has']>[0]): Promise<void> {
    await expect.poll(() => facts('facilityName')).toEqual(this.on.has(flag) ? [ANNEX] : []);
  }

  async holds(field: string, text: string | undefined): Promise<void> {
    await expect.poll(() => value(field), { message: field }).toBe(text);
  }

  readonly acts: Readonly<Record<string, () => Promise<void>>> = {
    '/': () => this.guest.taps('checkin'),
    '/checkin/search': () => this.searches(),
    '/checkin/check-reservation': () => this.readsReservation(),
    '/checkin/input-representative': () => this.isAsked(),
    '/checkin/input-companions': () => this.bringsCompanions(),
    '/checkin/term': async () => {
      await this.guest.signs();
      await this.guest.goesOn();
    },
    '/checkin/unsettled-qr': () => this.guest.taps('smart-payment'),
    '/checkin/input-card': async () => {
      await this.guest.fillsIn(CARD);
      await this.guest.goesOn();
    },
    '/checkin/receipt-mail': () => this.guest.taps('change-name'),
    '/checkin/receipt-name': () => this.namesReceipt(),
    '/checkin/complete': async () => {},
    '/checkin/qr': async () => {
      await expect.poll(() => count('[data-qr]')).toBe(1);
      await this.saysAnnex('display.show_facility_name_on_qr');
    },
  };

  async searches(): Promise<void> {
    const { guest, on } = this;
    await this.shows('display.use_facility_selector', 'fieldset:has([name="facilityId"])');
    await this.shows('display.use_phone_number_in_search', '[name="phoneNumber"]');
    const hint = () => document.body.textContent?.includes('チェックインがお済みのお客様も');
    await expect.poll(hint).toBe(on.has('display.show_already_checked_in_message'));
    if (on.has('display.use_membership_info') && this.system === 'cico')
      await this.holds('reservationName', 'ゼンブ ノリコ');
    await guest.types('reservationName', NAME);
    if (on.has('display.use_phone_number_in_search')) await guest.types('phoneNumber', PHONE);
    if (on.has('display.use_facility_selector')) {
      await expect.poll(() => canTap('main')).toBe(false);
      await guest.chooses('facilityId', FACILITIES[this.system].other);
    }
    await guest.goesOn();
  }

  async readsReservation(): Promise<void> {
    await expect.poll(() => facts('reservationName')).toEqual(['ゼンブ ノリコ']);
    await this.saysAnnex('display.use_facility_selector');
    await this.shows('display.show_num_of_children', '[data-field="numOfChildren"]');
    await this.shows('display.show_num_of_others', '[data-field="numOfOthers"]');
    await this.shows('display.show_detail_reservation', '[data-field="lengthOfStay"]');
    await this.shows('display.show_detail_reservation', '[data-field="roomType"]');
    await this.shows('display.show_reservation_help', '[data-action="help"]');
    await this.guest.goesOn();
  }

  async isAsked(): Promise<void> {
    const { guest, on } = this;
    const isKnown = on.has('display.use_membership_info');
    // A wholly known section is a line. The annex asks for the age, which legacy lacks.
    const line = this.system === 'legacy' && on.has('display.control_visibility') ? 'address' : 'name';
    if (isKnown) await expect.poll(() => canTap(`change-${line}`)).toBe(true);
    await opensAnswered(guest);
    await this.holds('lastName', isKnown ? '全部' : '');
    await guest.types('lastName', 'Smith');
    await this.shows('display.control_visibility', '[name="firstName"]');
    if (on.has('display.control_visibility')) {
      await this.holds('firstName', isKnown ? '乗子' : '');
      await typesAll(guest, { firstName: 'Jo', tel: PHONE });
    }
    await (on.has('abroad') ? this.livesAbroad() : this.livesInJapan(isKnown));
    await guest.goesOn();
  }

  async livesAbroad(): Promise<void> {
    await this.guest.fillsIn({ overseasFlug: 'true', countrycode: 'US' });
    if (this.on.has('display.control_visibility'))
      await this.guest.fillsIn({ address: '12 Elm Street', passport: true });
  }

  async livesInJapan(isKnown: boolean): Promise<void> {
    const { guest, on } = this;
    await this.shows('display.separate_city_and_area', '[name="subarea"]');
    const [city, subarea] = on.has('display.separate_city_and_area')
      ? ['南国市', '蛍が丘']
      : ['南国市蛍が丘'];
    await this.holds('city', isKnown ? city : '');
    if (on.has('display.control_visibility')) {
      await this.holds('postcode', isKnown ? '7830060' : '');
      // The look-up fills in the rest.
      if (!isKnown) await guest.types('postcode', '7830060');
      await this.holds('city', city);
      await guest.types('furtherSubarea', '1-2-3');
      return;
    }
    await guest.types('city', city ?? '');
    if (subarea) await guest.types('subarea', subarea);
  }

  async bringsCompanions(): Promise<void> {
    if (this.on.has('display.control_visibility')) {
      const companions =
        1 +
        Number(this.on.has('display.show_num_of_children')) +
        Number(this.on.has('display.show_num_of_others'));
      await expect.poll(() => count('[name$=".firstName"]')).toBe(companions);
      for (const field of document.querySelectorAll('[name$=".lastName"], [name$=".firstName"]')) {
        await this.guest.types(field.getAttribute('name') ?? '', '花');
      }
    }
    await this.guest.goesOn();
  }

  async namesReceipt(): Promise<void> {
    const { guest, on } = this;
    const representative = on.has('display.control_visibility') ? 'Smith Jo' : 'Smith';
    await this.holds('receiptName', on.has('receipt.prefill_with_representative_name') ? representative : '');
    await guest.types('receiptName', RECEIPT);
    await guest.goesOn();
  }
}

function hotelHears({ tablet: { hotel }, on, system }: Walk): void {
  const names = callNames(hotel);
  expect(names.filter((name) => !SIDE.includes(name))).toEqual(callsOf(on));
  expect(names.filter((name) => SIDE.includes(name)).sort()).toEqual(sideCallsOf(on, system));
  const { here, other, header } = FACILITIES[system];
  for (const { call, headers } of hotel.requests()) {
    const expected = call === 'facilities' ? here : ['users', 'address'].includes(call) ? undefined : other;
    expect(headers[header], `${call}: ${header}`).toBe(expected);
    const isLookUp = call === 'checkin_authtoken_request';
    expect('rcloud-token' in headers, `${call}: RCLOUD-TOKEN`).toBe(system === 'cico' && isLookUp);
  }
  expect(callOf(hotel, 'checkin_authtoken_request').query).toEqual({
    name: on.has('display.search_without_spaces') ? 'ゼンブノリコ' : 'ゼンブ　ノリコ',
    ...(on.has('display.use_phone_number_in_search') ? { phone_number: PHONE } : {}),
  });
  const [representative, ...companions] = guestsSent(hotel);
  expect(representative).toMatchObject({
    last_name: on.has('converter.convert_single_name_to_mult') ? 'Ｓｍｉｔｈ' : 'Smith',
    overseas_flg: on.has('abroad'),
    // A hotel that does not ask for a member's number shows it to nobody.
    phone: on.has('display.control_visibility') ? PHONE : '',
    ...addressSent(on),
  });
  const children = [
    ...(on.has('display.show_num_of_children') ? [true] : []),
    ...(on.has('display.show_num_of_others') ? [true] : []),
  ];
  expect(companions.map(({ is_child }) => is_child)).toEqual([false, ...children]);
  if (!on.has('display.use_checkin_payment')) return;
  const { form } = callOf(hotel, 'settlement');
  expect(form).toMatchObject({ point: '0', payment_amount: '48400', invoice_name: RECEIPT });
}

function addressSent(on: On): Record<string, string> {
  if (on.has('abroad'))
    return {
      zip_code: '',
      prefecture: on.has('display.country_code_as_prefecture') ? 'US' : '',
      city: '',
      subarea: '',
    };
  return {
    zip_code: on.has('display.control_visibility') ? '7830060' : '',
    prefecture: on.has('display.control_visibility') ? '高知県' : '',
    ...(on.has('display.separate_city_and_area')
      ? { city: '南国市', subarea: '蛍が丘' }
      : { city: '南国市蛍が丘', subarea: '' }),
  };
}

it('every two switches stand in every way they can, and each both ways with either back end', () => {
  const hotels = TENANTS.map(({ system, on }) => [system === 'cico', ...NAMES.map((name) => on.has(name))]);
  for (const one of [0, ...NAMES.keys()])
    for (let other = one + 1; other <= NAMES.length; other++)
      expect(new Set(hotels.map((isOn) => `${isOn[one]} ${isOn[other]}`)).size, `${one}, ${other}`).toBe(4);
});

it.each(TENANTS.map(({ system, on }) => ({ system, on, what: [...on].join(', ') || 'nothing' })))(
  'at a hotel of $system a party checks in where $what is on',
  async ({ system, on }) => {
    const { here, other } = FACILITIES[system];
    const tablet = await openTablet({
      system,
      settings: {
        ...onlyAsked({ last_name: 1, overseas: 1, city: 1, subarea: 1 }),
        facility: { id: on.has('display.use_facility_selector') ? here : other },
        ...settingsOf(on),
      },
      link: { authorization: 'demo-authorization', membershipNumber: 'M0003' },
    });
    const walk = new Walk(tablet, system, on);
    for (const screen of screensOf(on)) {
      await tablet.guest.isOn(screen);
      await (walk.acts[screen] ?? (() => tablet.guest.goesOn()))();
    }
    hotelHears(walk);
  },
);
