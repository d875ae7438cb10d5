import { fieldsWhere, markedWords } from '../../kiosk/guest/fields.ts';
import { everyFieldAt } from '../../kiosk/guest/levels.ts';
import { CARD, withSamples } from '../../kiosk/guest/personas.ts';
import { SAMPLE_ANSWERS } from '../../src/domain/guest-fields.ts';
import { expect, type Page, type Settings } from '../support/fixtures.ts';
import type { Tenant } from '../support/tenant.ts';
import { CheckoutPage } from './checkout-page.ts';
import { Guest } from './guest.ts';

/** Guests whose words occur nowhere else: found anywhere, they are theirs. */
export interface Marked {
  readonly guest: Guest;
  readonly settings: Settings;
  readonly fillsInEverything: () => Promise<readonly string[]>;
  readonly finishes: () => Promise<void>;
}

const ofJapan = <Answer>(answers: Readonly<Record<string, Answer>>): Readonly<Record<string, Answer>> => {
  const asked = fieldsWhere(({ belongs, control }) => belongs !== 'overseas' && control.kind !== 'residence');
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.includes(name)));
};
const wordsOf = (word: string, reading: string) =>
  markedWords((sample, field) => (field.endsWith('Kana') ? reading : word) + sample);
const DOMESTIC = {
  ...ofJapan(wordsOf('標本', 'ヒヨウホン')),
  // An unknown postcode, so the address stays.
  postcode: '9918273',
  tel: '08076543210',
};
const CHOSEN = { ...ofJapan(SAMPLE_ANSWERS), ...DOMESTIC, age: '97', gender: '3', prefecture: '沖縄県' };
const ABROAD = '98 Hyouhon Row';
const OVERSEAS = fieldsWhere(({ belongs, blank }) => belongs === 'overseas' && blank === undefined);
const FROM_ABROAD = {
  ...Object.fromEntries(Object.entries(SAMPLE_ANSWERS).filter(([name]) => OVERSEAS.includes(name))),
  address: `${ABROAD}\nSpecimenville`,
};
const PHONE = '08011223344';
const COMPANION = Object.fromEntries(
  Object.entries(wordsOf('連標本', 'ツレヒヨウホン')).filter(([name]) => /(Name|Kana)$/.test(name)),
);
/** The demo hotel's only guest whose name is not in the app's texts. */
const ARRIVING = 'ジュゲムジュゲムゴコウノスリキレカイジャリスイギョノスイギョウマツウンライマツ';

/** Forty letters of a picture: after the tables of all JPEGs, within V8's 1,024. */
const pieceOf = (base64: string): string => base64.replace(/^data:.*,/, '').slice(860, 900);

/** A party of two that moves from Japan to abroad while checking in. */
export function markedArrival(page: Page, tenant: Tenant): Marked {
  const guest = new Guest(page, tenant);
  return {
    guest,
    settings: { ...everyFieldAt(2), display: { use_phone_number_in_search: true } },
    fillsInEverything: async () => {
      await guest.opensHome();
      await guest.says(ARRIVING, 'checkin');
      await guest.types('phoneNumber', PHONE);
      await guest.goesOn('/checkin/check-reservation');
      await guest.confirmsReservation();
      await guest.fillsIn({ ...DOMESTIC, ...CHOSEN });
      await guest.comesFrom('NZ');
      await guest.fillsIn(FROM_ABROAD);
      const source = await page.locator('main img[src^="data:image/jpeg;base64,"]').getAttribute('src');
      await guest.goesOn('/checkin/input-companions');
      const companion = { ...COMPANION, age: '98', gender: '3' };
      const people = [{}, withSamples(companion, 'companion', everyFieldAt(2).visibility)];
      await guest.walks('/checkin/input-companions', '/checkin/confirm-checkin', { people });
      const typed = [...Object.values(DOMESTIC), ...Object.values(COMPANION)];
      return [ARRIVING, PHONE, ...typed, ABROAD, pieceOf(source ?? '')];
    },
    finishes: async () => {
      await guest.goesOn('/checkin/complete');
    },
  };
}

const DEPARTING = 'ヘヤ バンゴウ';
const ROOM = '7391628405';
const ON_CARD = { cardNumber: '4242424242424242', holderName: 'HYOUHON SEI', securityCode: '9173' };
const MAIL = 'hyouhon@guest.example';
const RECEIPT = '標本宛名';
const PAYS = {
  card: { ...CARD, ...ON_CARD },
  mail: { receiptMailAddress: MAIL, receiptMailAddressConfirm: MAIL },
  receiptName: RECEIPT,
};

/** A guest who names the room and pays by card, with a receipt by mail to another name. */
export function markedDeparture(page: Page, tenant: Tenant): Marked {
  const guest = new CheckoutPage(page, tenant);
  return {
    guest,
    settings: { wait_interval: 500 },
    fillsInEverything: async () => {
      await guest.goesToRooms(DEPARTING);
      await guest.types('roomNumber', ROOM);
      await guest.goesOn('/checkout/payment-terms');
      await guest.agrees('/checkout/check-total');
      await guest.goesOn('/checkout/input-card');
      await guest.walks('/checkout/input-card', '/checkout/check-payment', PAYS, { changesName: true });
      return [...DEPARTING.split(' '), ROOM, ...Object.values(ON_CARD), MAIL, RECEIPT];
    },
    finishes: async () => {
      await guest.walks('/checkout/check-payment', '/checkout/complete-checkout');
    },
  };
}

export async function goesBackHome({ guest }: Marked): Promise<void> {
  const { page } = guest;
  const question = page.locator('dialog[open] [data-action="confirm"]');
  const screen = page.locator('main');
  const shown = async () => (await screen.getAttribute('data-screen')) ?? '';
  for (let from = await shown(); from !== '/'; from = await shown()) {
    await guest.isOn(from);
    await guest.taps('back');
    await expect(async () => {
      if (await question.isVisible()) await question.click();
      await expect(screen).not.toHaveAttribute('data-screen', from, { timeout: 1000 });
    }).toPass();
  }
}
