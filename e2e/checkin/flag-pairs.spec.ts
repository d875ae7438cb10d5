import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { callsOf, type On, screensOf, settingsOf, sideCallsOf, TENANTS } from '../support/flags.ts';
import { onlyAsked } from '../support/levels.ts';
import { callNames, callOf, guestsSent } from '../support/wire.ts';

/** Check-in in hotels whose switches stand in every pair of ways: the screens, what they show, and what the hotel hears. */

const FACILITIES = {
  legacy: { here: '101', other: '102', header: 'facility_id' },
  cico: { here: 'HONKAN', other: 'BEKKAN', header: 'facility-code' },
} as const;
/** The hotel's own facility asks much, so the guest stays at the annex: by choice, or because the tablet stands there. */
const ANNEX = '湖畔の宿 別館';
const NAME = 'ゼンブ　ノリコ';
const PHONE = '09012345678';
const RECEIPT = 'Midori K.K.';
const SIDE = ['card_script', 'facilities', 'members', 'users'];

class Walk extends Guest {
  constructor(
    page: Guest['page'],
    tenant: Guest['tenant'],
    readonly system: keyof typeof FACILITIES,
    readonly on: On,
  ) {
    super(page, tenant);
  }

  /** Shown where the switch is on, absent where it is off. */
  async shows(flag: Parameters<On['has']>[0], selector: string): Promise<void> {
    await expect(this.page.locator(selector), selector).toHaveCount(this.on.has(flag) ? 1 : 0);
  }

  async saysAnnex(flag: Parameters<On['has']>[0]): Promise<void> {
    await expect(this.fact('facilityName')).toHaveText(this.on.has(flag) ? [ANNEX] : []);
  }

  /** What is done on each screen. */
  readonly acts: Readonly<Record<string, () => Promise<void>>> = {
    '/': () => this.taps('checkin'),
    '/checkin/search': () => this.searches(),
    '/checkin/check-reservation': () => this.readsReservation(),
    '/checkin/input-representative': () => this.isAsked(),
    '/checkin/input-companions': () => this.bringsCompanions(),
    '/checkin/term': async () => {
      await this.signs();
      await this.goesOn();
    },
    '/checkin/unsettled-qr': () => this.taps('smart-payment'),
    '/checkin/input-card': () => this.entersCard(),
    '/checkin/receipt-mail': () => this.taps('change-name'),
    '/checkin/receipt-name': () => this.namesReceipt(),
    '/checkin/complete': async () => {},
    '/checkin/qr': async () => {
      await expect(this.page.locator('[data-qr]')).toBeVisible();
      await this.saysAnnex('facilityOnQr');
    },
  };

  async searches(): Promise<void> {
    await this.shows('selector', 'select[name="facilityId"]');
    await this.shows('phone', '[name="phoneNumber"]');
    await expect(this.page.getByText('チェックイン済みのお客様も')).toHaveCount(this.on.has('hint') ? 1 : 0);
    if (this.on.has('members') && this.system === 'cico') {
      await expect(this.field('reservationName')).toHaveValue('ゼンブ ノリコ');
    }
    await this.types('reservationName', NAME);
    if (this.on.has('phone')) await this.types('phoneNumber', PHONE);
    if (this.on.has('selector')) {
      await expect(this.page.locator('[data-action="main"]')).toBeDisabled();
      await this.field('facilityId').selectOption(FACILITIES[this.system].other);
    }
    await this.goesOn();
  }

  async readsReservation(): Promise<void> {
    await expect(this.fact('reservationName')).toHaveText('ゼンブ ノリコ');
    await this.saysAnnex('selector');
    await this.shows('children', '[data-field="numOfChildren"]');
    await this.shows('others', '[data-field="numOfOthers"]');
    await this.shows('detail', '[data-field="lengthOfStay"]');
    await this.shows('detail', '[data-field="roomType"]');
    await this.shows('help', '[data-action="help"]');
    await this.goesOn();
  }

  async isAsked(): Promise<void> {
    const isKnown = this.on.has('members');
    await expect(this.field('lastName')).toHaveValue(isKnown ? '全部' : '');
    await this.types('lastName', 'Smith');
    await this.shows('facilityLevels', '[name="firstName"]');
    if (this.on.has('facilityLevels')) {
      await expect(this.field('firstName')).toHaveValue(isKnown ? '乗子' : '');
      await this.types('firstName', 'Jo');
      await this.types('tel', PHONE);
    }
    await (this.on.has('abroad') ? this.livesAbroad() : this.livesInJapan(isKnown));
    await this.goesOn();
  }

  async livesAbroad(): Promise<void> {
    await this.chooses('overseasFlug', 'true');
    await this.field('countrycode').selectOption('US');
    if (!this.on.has('facilityLevels')) return;
    await this.types('address', '12 Elm Street');
    await this.showsPassport();
  }

  async livesInJapan(isKnown: boolean): Promise<void> {
    await this.shows('separateArea', '[name="subarea"]');
    const [city, subarea] = this.on.has('separateArea') ? ['南国市', '蛍が丘'] : ['南国市蛍が丘'];
    await expect(this.field('city')).toHaveValue(isKnown ? city : '');
    if (this.on.has('facilityLevels')) {
      await expect(this.field('postcode')).toHaveValue(isKnown ? '7830060' : '');
      // The look-up fills in the rest.
      if (!isKnown) await this.types('postcode', '7830060');
      await expect(this.field('city')).toHaveValue(city);
      await this.types('furtherSubarea', '1-2-3');
      return;
    }
    await this.types('city', city);
    if (subarea) await this.types('subarea', subarea);
  }

  async bringsCompanions(): Promise<void> {
    if (this.on.has('facilityLevels')) {
      for (const name of await this.page.locator('[name$=".lastName"], [name$=".firstName"]').all()) {
        await name.fill('花');
      }
    }
    await this.goesOn();
  }

  async entersCard(): Promise<void> {
    await this.types('cardNumber', '4111111111111111');
    await this.field('expiryMonth').selectOption('12');
    await this.field('expiryYear').selectOption({ index: 3 });
    await this.types('holderName', 'JO SMITH');
    await this.types('securityCode', '123');
    await this.goesOn();
  }

  async namesReceipt(): Promise<void> {
    const last = this.on.has('fullWidth') ? 'Ｓｍｉｔｈ' : 'Smith';
    const first = this.on.has('fullWidth') ? 'Ｊｏ' : 'Jo';
    const representative = this.on.has('facilityLevels') ? `${last}　${first}` : last;
    await expect(this.field('receiptName')).toHaveValue(this.on.has('receiptName') ? representative : '');
    await this.types('receiptName', RECEIPT);
    await this.goesOn();
  }

  /** What the hotel heard. */
  hears(): void {
    const { tenant, on, system } = this;
    const names = callNames(tenant);
    expect(names.filter((name) => !SIDE.includes(name))).toEqual(callsOf(on));
    expect(names.filter((name) => SIDE.includes(name)).sort()).toEqual(sideCallsOf(on, system));

    const { here, other, header } = FACILITIES[system];
    const OUTSIDE = ['card_script', 'users', 'address'];
    for (const { call, headers } of tenant.hotel.requests()) {
      const expected = call === 'facilities' ? here : OUTSIDE.includes(call) ? undefined : other;
      expect(headers[header], `${call}: ${header}`).toBe(expected);
      const isLookUp = call === 'checkin_authtoken_request';
      expect('rcloud-token' in headers, `${call}: RCLOUD-TOKEN`).toBe(system === 'cico' && isLookUp);
    }
    expect(callOf(tenant, 'checkin_authtoken_request').query).toEqual({
      name: on.has('withoutSpaces') ? 'ゼンブノリコ' : 'ゼンブ　ノリコ',
      ...(on.has('phone') ? { phone_number: PHONE } : {}),
    });
    const [representative, ...companions] = guestsSent(tenant);
    expect(representative).toMatchObject({
      last_name: on.has('fullWidth') ? 'Ｓｍｉｔｈ' : 'Smith',
      overseas_flg: on.has('abroad'),
      // Nobody sees the member's number of a hotel that does not ask for it.
      phone: on.has('facilityLevels') ? PHONE : '',
      ...this.address(),
    });
    expect(companions.map(({ is_child }) => is_child)).toEqual([
      false,
      ...(on.has('children') ? [true] : []),
      ...(on.has('others') ? [true] : []),
    ]);
    if (on.has('payment')) {
      const { form } = callOf(tenant, 'settlement');
      expect(form).toMatchObject({ point: '0', payment_amount: '48400', invoice_name: RECEIPT });
    }
  }

  address(): Record<string, string> {
    const { on } = this;
    if (on.has('abroad')) {
      return { zip_code: '', prefecture: on.has('countryCode') ? 'US' : '', city: '', subarea: '' };
    }
    return {
      zip_code: on.has('facilityLevels') ? '7830060' : '',
      prefecture: on.has('facilityLevels') ? '高知県' : '',
      ...(on.has('separateArea')
        ? { city: '南国市', subarea: '蛍が丘' }
        : { city: '南国市蛍が丘', subarea: '' }),
    };
  }
}

for (const [at, { system, on }] of TENANTS.entries()) {
  test.describe(`(${at + 1}) ${system}: a party checks in`, () => {
    test.use({ system });

    test(`where ${[...on].join(', ') || 'nothing'} is on`, async ({ page, tenant }) => {
      const { here, other } = FACILITIES[system];
      tenant.configure(onlyAsked({ last_name: 1, overseas: 1, city: 1, subarea: 1 }));
      tenant.configure({ facility: { id: on.has('selector') ? here : other }, ...settingsOf(on) });
      const walk = new Walk(page, tenant, system, on);
      await walk.opensHome(
        system === 'cico' ? '?authorization=demo-authorization&membership_number=M0003' : '',
      );
      for (const screen of screensOf(on)) {
        await walk.isOn(screen);
        await (walk.acts[screen] ?? (() => walk.goesOn()))();
      }
      walk.hears();
    });
  });
}
