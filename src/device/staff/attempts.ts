/** Wrong PINs in a row, and the moment from which the next one is heard; moments in ms of one clock. */
export type Attempts = { readonly wrong: number; readonly openFrom: number };

/** Nobody has tried. */
export const NO_ATTEMPTS: Attempts = { wrong: 0, openFrom: 0 };

/** Wrong PINs that cost no time: fingers slip. */
const FREE = 2;
/** What each further one costs, in s; the last stays. Four digits tried through take a month then. */
const DELAYS_S = [5, 15, 60, 300] as const;

/** After one more wrong PIN: the first three can be tried at once, then each try waits longer. */
export function afterWrong({ wrong }: Attempts, now: number): Attempts {
  const delay = wrong < FREE ? 0 : (DELAYS_S[wrong - FREE] ?? DELAYS_S[DELAYS_S.length - 1] ?? 0);
  return { wrong: wrong + 1, openFrom: now + delay * 1000 };
}

/** Whole seconds until the next PIN is heard. */
export const secondsLeft = ({ openFrom }: Attempts, now: number): number =>
  Math.max(0, Math.ceil((openFrom - now) / 1000));
