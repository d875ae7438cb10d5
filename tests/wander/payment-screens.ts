import { config } from '~/config/settings';
import { nextScreen } from '~/flow/next';
import { rereadCode } from '~/flow/paid-code';
import { pay } from '~/flow/pay';
import { type PayingJourney, paymentPath } from '~/flow/payment';
import type { PaymentScreen } from '~/flow/payment-screens';
import { session, updateSession } from '~/session/store';
import type { Desk } from './desk.ts';
import type { Tablet } from './tablet.ts';

/** What a guest can tap on a screen, the main button first. */
export type Screen = (tablet: Tablet, desk: Desk) => readonly (() => void)[];

/** Half an address may be left in the form. */
const types = (mails: { readonly mail: string; readonly mailAgain: string }) =>
  updateSession({ receipt: { ...session().receipt, ...mails } });

/** The way home. */
export const goesHome: Screen = (tablet) => [() => void tablet.navigate('/')];

/** The screens of a payment, which both journeys have. */
export const paymentScreens = (journey: PayingJourney): Readonly<Record<string, Screen>> => {
  const next = (screen: PaymentScreen) => nextScreen(paymentPath(journey, screen), config());
  return {
    [`/${journey}/check-total`]: (tablet) => [
      () => {
        if (!session().isPaymentUnanswered) void tablet.navigate(next('check-total'));
      },
    ],
    [`/${journey}/input-card`]: (tablet, desk) => [
      () => {
        updateSession({ card: desk.card() });
        void tablet.navigate(next('input-card'));
      },
    ],
    [`/${journey}/receipt-mail`]: (tablet, desk) => [
      () => {
        types({ mail: desk.mail(), mailAgain: desk.mail() });
        void tablet.navigate(next('receipt-mail'));
      },
      () => void tablet.navigate(paymentPath(journey, 'receipt-name')),
      () => types({ mail: desk.mark('半'), mailAgain: '' }),
    ],
    [`/${journey}/receipt-name`]: (tablet, desk) => [
      () => {
        updateSession({ receipt: { ...session().receipt, name: desk.mark('名') } });
        void tablet.navigate(next('receipt-name'));
      },
    ],
    [`/${journey}/check-payment`]: (tablet, desk) => [
      () => {
        const { payment, isPaymentUnanswered, checkout, reservation } = session();
        if (payment?.settlement !== 'open' || isPaymentUnanswered) return;
        const standardName = checkout?.reservationName ?? reservation?.reservationName ?? '';
        tablet.run({
          work: () => pay({ hotel: desk.hotel, provider: desk.provider, standardName }),
          onDone: () => tablet.navigate(next('check-payment')),
          onFailure: (error) => {
            tablet.report(error);
            const { isPaymentUnanswered, cardEntryAt } = session();
            if (!isPaymentUnanswered && cardEntryAt !== undefined) tablet.goTo(cardEntryAt);
          },
          blocksNavigation: true,
        });
      },
      ...(session().isPaymentUnanswered ? goesHome(tablet, desk) : []),
    ],
    [`/${journey}/complete-payment`]: (tablet, desk) => [
      () =>
        tablet.run({
          work: async (stay) => {
            if (journey === 'checkin') await rereadCode(desk.hotel, stay);
          },
          onDone: () => tablet.navigate(next('complete-payment')),
          onFailure: (error) => tablet.report(error),
        }),
    ],
  };
};
