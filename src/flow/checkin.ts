import type { ScreenPath } from './screens';

/** The screens of check-in in the guest's order. */
export const CHECKIN_ORDER = [
  '/checkin/search',
  '/checkin/check-reservation',
  '/checkin/input-representative',
  '/checkin/input-companions',
  '/checkin/guests-info',
  '/checkin/term',
  '/checkin/confirm-checkin',
  '/checkin/complete',
] as const satisfies readonly ScreenPath[];

/** A screen of check-in. */
export type CheckinPath = (typeof CHECKIN_ORDER)[number];

/** What the order hangs on. */
export type CheckinSituation = { readonly hasCompanions: boolean };

const SKIPPED: Readonly<Partial<Record<CheckinPath, (situation: CheckinSituation) => boolean>>> = {
  '/checkin/input-companions': ({ hasCompanions }) => !hasCompanions,
};

/** The screen after this one; home after the last. */
export function nextInCheckin(path: CheckinPath, situation: CheckinSituation): ScreenPath {
  const rest = CHECKIN_ORDER.slice(CHECKIN_ORDER.indexOf(path) + 1);
  return rest.find((next) => !SKIPPED[next]?.(situation)) ?? '/';
}
