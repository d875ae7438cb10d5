import { expect, type Page, type Settings } from '../support/fixtures.ts';
import { everyFieldAt } from '../support/levels.ts';
import type { Tenant } from '../support/tenant.ts';
import { CheckoutPage } from './checkout-page.ts';
import { Guest } from './guest.ts';

/** Guests whose every word stands nowhere but in what they type: found anywhere, it is theirs. */
export interface Marked {
  readonly guest: Guest;
  /** The hotel asks everything that it can. */
  readonly settings: Settings;
  /** From the start to the last screen but those that change the hotel's records, every field filled in. Returns the words. */
  readonly fillsInEverything: () => Promise<readonly string[]>;
  /** From there to the finished screen. */
  readonly finishes: () => Promise<void>;
}

type Answers = readonly (readonly [name: string, text: string])[];

const DOMESTIC: Answers = [
  ['lastName', '標本姓'],
  ['firstName', '標本名'],
  ['lastKana', 'ヒヨウホンセイ'],
  ['firstKana', 'ヒヨウホンメイ'],
  ['postcode', '9918273'],
  ['city', '標本市'],
  ['subarea', '標本町'],
  ['furtherSubarea', '９８−７６−５４'],
  ['tel', '08076543210'],
  ['occupation', '標本職業'],
  ['prevAccommodation', '標本前泊'],
  ['nextAccommodation', '標本後泊'],
];
const ABROAD = '98 Hyouhon Row';
const PHONE = '08011223344';
const COMPANION: Answers = [
  ['companions.0.lastName', '連標本姓'],
  ['companions.0.firstName', '連標本名'],
  ['companions.0.lastKana', 'ツレヒヨウホンセイ'],
  ['companions.0.firstKana', 'ツレヒヨウホンメイ'],
];
/** The demo hotel's only guest whose name stands nowhere among the app's texts. */
const ARRIVING = 'ジュゲムジュゲムゴコウノスリキレカイジャリスイギョノスイギョウマツウンライマツ';

const words = (answers: Answers): readonly string[] => answers.map(([, text]) => text);

/** Forty letters of a picture: behind the tables that all JPEGs of a browser begin with, before the 1,024 that V8 writes down. */
const pieceOf = (base64: string): string => base64.replace(/^data:.*,/, '').slice(860, 900);

/** A party of two that checks in: lives in Japan first, and then abroad after all. */
export function markedArrival(page: Page, tenant: Tenant): Marked {
  const guest = new Guest(page, tenant);
  const types = async (answers: Answers) => {
    for (const [name, text] of answers) await guest.types(name, text);
  };
  return {
    guest,
    settings: { ...everyFieldAt(2), display: { use_phone_number_in_search: true } },
    fillsInEverything: async () => {
      await guest.opensHome();
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await types([
        ['reservationName', ARRIVING],
        ['phoneNumber', PHONE],
      ]);
      await guest.goesOn('/checkin/check-reservation');
      await guest.confirmsReservation();
      await guest.chooses('gender', '3');
      await types(DOMESTIC);
      await guest.types('age', '97');
      await guest.field('prefecture').selectOption('沖縄県');
      await guest.chooses('overseasFlug', 'true');
      await guest.field('countrycode').selectOption('NZ');
      await guest.types('address', `${ABROAD}\nSpecimenville`);
      await guest.showsPassport();
      const source = await page.locator('main img[src^="data:image/jpeg;base64,"]').getAttribute('src');
      await guest.goesOn('/checkin/input-companions');
      await types(COMPANION);
      await guest.types('companions.0.age', '98');
      await guest.chooses('companions.0.gender', '3');
      await guest.goesOn();
      await guest.signsAndGoesToConfirm();
      return [ARRIVING, PHONE, ...words(DOMESTIC), ABROAD, ...words(COMPANION), pieceOf(source ?? '')];
    },
    finishes: async () => {
      await guest.goesOn('/checkin/complete');
    },
  };
}

const DEPARTING = 'ヘヤ バンゴウ';
const ROOM = '7391628405';
const CARD: Answers = [
  ['cardNumber', '4242424242424242'],
  ['holderName', 'HYOUHON SEI'],
  ['securityCode', '9173'],
];
const MAIL = 'hyouhon@guest.example';
const RECEIPT = '標本宛名';

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
      await guest.field('expiryMonth').selectOption('11');
      await guest.field('expiryYear').selectOption({ index: 4 });
      for (const [name, text] of CARD) await guest.types(name, text);
      await guest.goesOn('/checkout/receipt-mail');
      await guest.givesMail(MAIL);
      await guest.taps('change-name');
      await guest.isOn('/checkout/receipt-name');
      await guest.types('receiptName', RECEIPT);
      await guest.goesOn('/checkout/check-payment');
      return [...DEPARTING.split(' '), ROOM, ...words(CARD), MAIL, RECEIPT];
    },
    finishes: async () => {
      await guest.goesOn('/checkout/complete-payment');
      await guest.goesOn('/checkout/confirm-checkout');
      await guest.checksOut();
    },
  };
}

/** Steps back to home, and means it where that is asked. */
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
