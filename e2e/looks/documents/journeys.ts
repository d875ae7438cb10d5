import { checkinOf, checkoutOf, take } from '../../../kiosk/guest/journeys.ts';
import { CARD, EMI, KENTA } from '../../../kiosk/guest/personas.ts';
import { PERSON } from './person.ts';
import type { PicturedGuest } from './pictured-guest.ts';

/** A journey of which pictures are taken: from home to its last screen. */
export type Journey = (guest: PicturedGuest) => Promise<void>;

/** A guest checks in; in Japanese with two companions. */
export const checkin: Journey = async (guest) => {
  const { language, takesPicture: screen } = guest;
  const { name, answers } = PERSON[language];
  const party = language === 'ja' ? [answers, EMI, KENTA] : [answers];
  await take(guest, checkinOf(name, party).slice(0, -1), {
    '/': screen,
    '/checkin/search': screen,
    '/checkin/check-reservation': screen,
    '/checkin/input-representative': async () => {
      // Back to the top of the form.
      await guest
        .field('lastName')
        .evaluate((part) => part.closest('[data-scroller]')?.scrollTo({ top: 0, behavior: 'instant' }));
      await screen();
    },
    '/checkin/guests-info': screen,
    '/checkin/term': screen,
    '/checkin/confirm-checkin': screen,
  });
  await guest.isOn('/checkin/complete');
  await screen();
};

/** A guest waits for the turn, pays by card and checks out. */
export const checkout: Journey = async (guest) => {
  const { language, takesPicture: screen } = guest;
  const { name, onCard } = PERSON[language];
  await take(guest, checkoutOf(name, { ...CARD, holderName: onCard }).slice(0, -1), {
    '/checkout/room-number': screen,
    '/checkout/payment-terms': screen,
    '/checkout/check-total': screen,
    '/checkout/input-card': screen,
    '/checkout/check-payment': screen,
    '/checkout/confirm-checkout': async () => {
      await guest.page.locator('[role="alertdialog"]').waitFor();
      await screen();
    },
  });
  await guest.isOn('/checkout/complete-checkout');
  await screen();
};
