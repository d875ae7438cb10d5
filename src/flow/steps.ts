import type { Config } from '~/config/schema';
import type { Step } from './screen-row';

const CHECKIN: readonly Step[] = ['search', 'reservation', 'guests', 'agreement', 'finish', 'payment'];
const CHECKOUT: readonly Step[] = ['search', 'queue', 'rooms', 'terms', 'payment', 'checkout'];

/** The named steps of the journey a screen belongs to; payment is one of check-in's only where the hotel wants it. */
export const stepsOf = (path: string, { display }: Config): readonly Step[] =>
  path.startsWith('/checkout/')
    ? CHECKOUT
    : CHECKIN.filter((step) => step !== 'payment' || display.use_checkin_payment);
