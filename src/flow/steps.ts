import type { Config } from '~/config/schema';
import { asksIn } from '~/fields/party';
import type { Session } from '~/session/store';
import { mayPayByCode } from './checkin-code';
import { codeSituation } from './next';
import { openScreen } from './open-screens';
import { hasCompanions } from './party-size';
import type { Step } from './screen-row';
import { SCREENS, type ScreenPath, type ScreenRowOfApp } from './screens';

/** The steps of a screen's journey in order, without the hotel's closed screens and what this guest is known to skip. */
export function stepsOf(path: ScreenPath, config: Config, known: Session): readonly Step[] {
  const [, journey] = path.split('/');
  const { step: current }: ScreenRowOfApp = SCREENS[path];
  const own = Object.keys(SCREENS).filter((other) => other.startsWith(`/${journey}/`));
  const steps = new Set(own.flatMap((screen) => openScreen(screen, config)?.step ?? []));
  return [...steps].filter((step) => step === current || !SKIPS[step]?.(known, config));
}

type Skips = (known: Session, config: Config) => boolean;

/** A stay that was paid elsewhere comes straight from the search. */
const comesPaid: Skips = ({ checkout }) => checkout?.isReady === true && checkout.requestId === undefined;

const SKIPS: Readonly<Partial<Record<Step, Skips>>> = {
  guests: asksNobody,
  queue: comesPaid,
  rooms: comesPaid,
  terms: comesPaid,
  payment: hasNothingToPay,
};

/** True once it is known that neither form comes. */
function asksNobody({ reservation, guests, visibilities }: Session, config: Config): boolean {
  // The facility's own levels come with the forms, and the party with the reservation.
  if (config.display.control_visibility && guests.length === 0) return false;
  const levels = reservation ? visibilities : (config.visibility ?? {});
  const mayHaveCompanions = !reservation || hasCompanions(reservation, config);
  return (
    !asksIn('representative', levels, config) && !(mayHaveCompanions && asksIn('companions', levels, config))
  );
}

function hasNothingToPay(known: Session, config: Config): boolean {
  const { checkout, checkinCode, payment } = known;
  if (checkout) return checkout.isReady && payment === undefined;
  return checkinCode !== undefined && !payment && !mayPayByCode(codeSituation(known, config));
}
