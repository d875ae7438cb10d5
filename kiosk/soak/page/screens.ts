import {
  choose,
  frame,
  goOn,
  isOn,
  pick,
  shownScreen,
  showPassport,
  sign,
  tap,
  type,
  until,
} from '../../guest/hands.ts';
import type { Dice } from './dice.ts';

/** What a guest does on the screens, in the order of the journeys; each begins on the screen it is named after. */

/** A card that the demo hotel's provider accepts. */
const GOOD_CARD = '4111111111111111';

/** From home to the reservation. */
export async function lookUp(name: string): Promise<void> {
  await tap('checkin');
  await isOn('/checkin/search');
  await type('reservationName', name);
  await goOn('/checkin/check-reservation');
}

export async function fillInDomestic(next: string): Promise<void> {
  await type('lastName', '山田');
  await type('firstName', '太郎');
  await type('lastKana', 'ヤマダ');
  await type('firstKana', 'タロウ');
  await choose('gender', '1');
  await type('age', '42');
  await type('postcode', '7830060');
  await until('address of the postcode', () =>
    document.querySelector<HTMLInputElement>('input[name="subarea"]')?.value ? true : undefined,
  );
  await type('furtherSubarea', '１−２−３');
  await type('tel', '09012345678');
  await type('occupation', '会社員');
  await goOn(next);
}

export async function fillInOverseas(): Promise<void> {
  await type('lastName', 'Smith');
  await type('firstName', 'John');
  await type('lastKana', 'SMITH');
  await type('firstKana', 'JOHN');
  await choose('gender', '1');
  await type('age', '37');
  await choose('overseasFlug', 'true');
  await pick('countrycode', 'US');
  await type('address', '12 Elm Street\nSpringfield, OR 97477');
  await type('tel', '5415550123');
  await type('occupation', 'Teacher');
  await showPassport();
  await goOn('/checkin/guests-info');
}

export async function fillInCompanions(): Promise<void> {
  for (const [index, firstKana] of ['エミ', 'ケンタ'].entries()) {
    await choose(`companions.${index}.gender`, '2');
    await type(`companions.${index}.lastKana`, 'ヤマダ');
    await type(`companions.${index}.firstKana`, firstKana);
  }
  await goOn('/checkin/guests-info');
}

/** From the list of guests to the last question. */
export async function signAgreement(): Promise<void> {
  await goOn('/checkin/term');
  await sign();
  await goOn('/checkin/confirm-checkin');
}

/** From the last question of check-in to home. */
export async function checkIn(): Promise<void> {
  await goOn('/checkin/complete');
  await goOn('/');
}

/** From home to the rooms, through the queue. */
export async function queue(name: string): Promise<void> {
  await tap('checkout');
  await isOn('/checkout/search');
  await type('reservationName', name);
  await goOn('/checkout/room-number');
}

/** From the rooms on. */
export async function agree(next: string): Promise<void> {
  await goOn('/checkout/payment-terms');
  await choose('agreeTerms');
  await goOn(next);
}

export async function fillInCard(dice: Dice): Promise<void> {
  await type('cardNumber', GOOD_CARD);
  await pick('expiryMonth', '12');
  const years = [...document.querySelectorAll<HTMLOptionElement>('select[name="expiryYear"] option')];
  await pick('expiryYear', dice.pick(years.slice(2)).value);
  await type('holderName', 'TARO YAMADA');
  await type('securityCode', '123');
  await goOn('/checkout/receipt-mail');
}

export async function giveMail(): Promise<void> {
  await type('receiptMailAddress', 'taro@guest.example');
  await type('receiptMailAddressConfirm', 'taro@guest.example');
}

/** From the last question of check-out to home. */
export async function checkOut(): Promise<void> {
  await tap('main');
  await tap('confirm');
  await isOn('/checkout/complete-checkout');
  await goOn('/');
}

/** Goes back to home, and confirms where the app asks. */
export async function goHome(): Promise<void> {
  while (shownScreen() !== '/') {
    const from = shownScreen();
    const hasLeft = () => (shownScreen() === from ? undefined : true);
    await tap('back');
    const question = await until('way back', () => hasLeft() ?? document.querySelector('dialog'));
    if (question !== true) {
      // The browser is still returning to this screen; no guest is that quick.
      await frame();
      await tap('confirm');
      await until('way back', hasLeft);
    }
    await frame();
  }
}

/** Closes the dialog that says what went wrong. */
export async function closeError(): Promise<void> {
  await until('word of what went wrong', () => document.querySelector('dialog[role="alertdialog"]'));
  await tap('close');
  await until('screen without a dialog', () => (document.querySelector('dialog') ? undefined : true));
}
