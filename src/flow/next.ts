import type { Config } from '~/config/schema';
import { type Session, session } from '~/session/store';
import { type CodeSituation, codeUse } from './checkin-code';
import { hasCompanions } from './party-size';
import type { Situation } from './screen-row';
import { SCREENS, type ScreenPath, type ScreenRowOfApp } from './screens';

/** The screen that follows another, by what is known of the guest now. */
export const nextScreen = (path: ScreenPath, config: Config): ScreenPath =>
  nextAfter(path, situationOf(session(), config));

/** The screen that follows another in a situation. */
export function nextAfter(path: ScreenPath, situation: Situation): ScreenPath {
  const { next }: ScreenRowOfApp = SCREENS[path];
  return typeof next === 'string' ? next : next(situation);
}

/** What the next screen depends on. */
export const situationOf = (known: Session, config: Config): Situation => ({
  hasCompanions: known.reservation !== undefined && hasCompanions(known.reservation, config),
  hasPayment: known.payment?.settlement === 'open',
  isPaid: known.payment?.settlement === 'paid',
  code: codeSituation(known, config),
});

/** What the hotel's code says of the guest, and before the code was read what the reservation says. */
export function codeSituation({ checkinCode, reservation }: Session, config: Config): CodeSituation {
  return {
    use: codeUse(config),
    code: checkinCode,
    isMultiRooms: checkinCode?.is_multi_rooms ?? reservation?.isMultiRooms ?? false,
    isPaymentTarget: checkinCode?.is_payment_target ?? reservation?.isPaymentTarget ?? false,
  };
}
