import { expect, type Locator } from '@playwright/test';
import { type KeypadPage, keysFor } from '../../pages/keypad-page.ts';
import type { Camera } from './camera.ts';
import { PERSON, type PictureLanguage } from './person.ts';
import { signs } from './signatures.ts';

/** A journey with a camera: from home to its last screen. */
export type Journey = (guest: KeypadPage, camera: Camera, language: PictureLanguage) => Promise<void>;

/** The keys for a name, and one more where the letters are on another page. */
async function typesOnPad(guest: KeypadPage, camera: Camera, text: string): Promise<void> {
  for (const name of keysFor(text)) {
    const capital = guest.key(name);
    await camera.presses((await capital.count()) > 0 ? capital : guest.key(name.toLowerCase()));
  }
}

/** Takes a ready answer, where the form has it. */
async function takes(camera: Camera, offer: Locator): Promise<boolean> {
  if ((await offer.count()) === 0) return false;
  // The finger is drawn on the last picture: the button has to be in it.
  await offer.scrollIntoViewIfNeeded();
  await camera.step();
  await camera.tapsOn(offer);
  await camera.step();
  return true;
}

async function saysOccupation(guest: KeypadPage, camera: Camera, occupation: string): Promise<void> {
  const frame = guest.page.locator('[data-field-frame]').filter({ has: guest.field('occupation') });
  if (await takes(camera, frame.getByRole('button', { name: occupation, exact: true }))) return;
  await guest.types('occupation', occupation);
  await camera.step();
}

/** The others of the party have the family name of the first. */
async function bringsFamily(guest: KeypadPage, camera: Camera): Promise<void> {
  for (const [index, firstKana, gender] of [
    [0, 'エミ', '2'],
    [1, 'ケンタ', '1'],
  ] as const) {
    const name = `companions.${index}`;
    const section = guest.page.locator('main section').filter({ has: guest.field(`${name}.lastKana`) });
    if (!(await takes(camera, section.locator('[data-action="take-family"]')))) {
      await guest.types(`${name}.lastKana`, 'ヤマダ');
    }
    await guest.types(`${name}.firstKana`, firstKana);
    await camera.step();
    await guest.chooses(`${name}.gender`, gender);
    await camera.step();
  }
}

/** Fills in the form of the representative, one answer after another. */
async function fillsIn(guest: KeypadPage, camera: Camera, language: PictureLanguage): Promise<void> {
  const { family, given, familyKana, givenKana } = PERSON[language];
  const answers = { lastName: family, firstName: given, lastKana: familyKana, firstKana: givenKana };
  for (const [name, answer] of Object.entries(answers)) {
    if ((await guest.field(name).inputValue()) === answer) continue;
    await guest.types(name, answer);
    await camera.step();
  }
  await guest.chooses('gender', '1');
  await camera.step();
  await guest.types('age', '42');
  await camera.step();
}

async function fillsInAddress(guest: KeypadPage, camera: Camera, language: PictureLanguage): Promise<void> {
  if (language === 'ja') {
    await guest.types('postcode', '7830060');
    await expect(guest.field('subarea')).toHaveValue('蛍が丘');
    await camera.step();
    await guest.types('furtherSubarea', '１−２−３');
    await guest.types('tel', '09012345678');
    await saysOccupation(guest, camera, '会社員');
  } else {
    await guest.chooses('overseasFlug', 'true');
    await guest.field('countrycode').selectOption('US', { force: true });
    await camera.step();
    await guest.types('address', '12 Elm Street\nSpringfield, OR 97477');
    await guest.types('tel', '5415550123');
    await saysOccupation(guest, camera, 'Company employee');
  }
}

/** Back to the top of a form. */
const toTheTop = (field: Locator) =>
  field.evaluate((part) => part.closest('[data-scroller]')?.scrollTo({ top: 0, behavior: 'instant' }));

/** A guest checks in; in Japanese with two companions. */
export const checkin: Journey = async (guest, camera, language) => {
  await camera.screen();
  await camera.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.touches('reservationName');
  await camera.step();
  await typesOnPad(guest, camera, PERSON[language].name);
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/check-reservation');
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/input-representative');
  await camera.step();
  await fillsIn(guest, camera, language);
  await toTheTop(guest.field('lastName'));
  await camera.screen();
  await fillsInAddress(guest, camera, language);
  await camera.taps('main');
  if (language === 'ja') {
    await guest.isOn('/checkin/input-companions');
    await camera.step();
    await bringsFamily(guest, camera);
    await camera.taps('main');
  }
  await guest.isOn('/checkin/guests-info');
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/term');
  await camera.step();
  await signs(guest.page, language, () => camera.stroke());
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/confirm-checkin');
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/complete');
  await camera.end();
};

/** A guest waits for the turn, pays by card and checks out. */
export const checkout: Journey = async (guest, camera, language) => {
  const { name, onCard } = PERSON[language];
  await guest.taps('checkout');
  await guest.types('reservationName', name);
  await guest.goesOn('/checkout/wait');
  await camera.screen();
  await guest.page.locator('main[data-screen="/checkout/room-number"]').waitFor({ timeout: 30_000 });
  await camera.screen();
  await guest.goesOn('/checkout/payment-terms');
  await guest.field('agreeTerms').check();
  await camera.screen();
  await guest.goesOn('/checkout/check-total');
  await guest.taps('details');
  await camera.screen();
  await guest.taps('close');
  await guest.goesOn();
  await guest.types('cardNumber', '4111111111111111');
  await guest.field('expiryMonth').selectOption('12', { force: true });
  await guest.field('expiryYear').selectOption({ index: 5 }, { force: true });
  await guest.types('holderName', onCard);
  await guest.types('securityCode', '123');
  await camera.screen();
  await guest.goesOn('/checkout/receipt-mail');
  await guest.goesOn('/checkout/check-payment');
  await camera.screen();
  await guest.goesOn('/checkout/complete-payment');
  await guest.goesOn('/checkout/confirm-checkout');
  await guest.goesOn();
  await guest.page.locator('[role="alertdialog"]').waitFor();
  await camera.screen();
  await guest.taps('confirm');
  await guest.isOn('/checkout/complete-checkout');
  await camera.end();
};
