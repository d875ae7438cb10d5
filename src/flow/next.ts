import type { Config } from '~/config/schema';
import { isDue } from '~/domain/payment';
import { type Session, session } from '~/session/store';
import { type CodeSituation, codeUse } from './checkin-code';
import { hasCompanions } from './party-size';
import type { Situation } from './screen-row';
import { SCREENS, type ScreenPath, type ScreenRowOfApp } from './screens';

/** The screen that follows another, given the current session. */
export const nextScreen = (path: ScreenPath, config: Config): ScreenPath =>
  nextAfter(path, situationOf(session(), config));

/** The screen that follows another in a situation. */
export function nextAfter(path: ScreenPath, situation: Situation): ScreenPath {
  const { next }: ScreenRowOfApp = SCREENS[path];
  return typeof next === 'string' ? next : next(situation);
}

/** Derives what the next screen depends on. */
export const situationOf = (known: Session, config: Config): Situation => ({
  hasCompanions: known.reservation !== undefined && hasCompanions(known.reservation, config),
  hasPayment: isDue(known.payment),
  isPaid: known.payment?.settlement === 'paid',
  code: codeSituation(known, config),
});

/** The values of the check-in code; before it is loaded, those of the reservation. */
export function codeSituation({ checkinCode, reservation }: Session, config: Config): CodeSituation {
  return {
    use: codeUse(config),
    code: checkinCode,
    isMultiRooms: checkinCode?.is_multi_rooms ?? reservation?.isMultiRooms ?? false,
    isPaymentTarget: checkinCode?.is_payment_target ?? reservation?.isPaymentTarget ?? false,
  };
}
