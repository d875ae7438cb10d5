import type { AnyRouter } from '@tanstack/react-router';

/** True while another screen is loading: the one shown must start no tasks and report no errors any more. */
export const isLeaving = ({ state: { location, resolvedLocation } }: AnyRouter): boolean =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
