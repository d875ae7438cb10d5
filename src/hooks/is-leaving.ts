import type { AnyRouter } from '@tanstack/react-router';

/** True while the screen shown is giving way to another: nothing of it may begin, and nothing of it is told any more. */
export const isLeaving = ({ state: { location, resolvedLocation } }: AnyRouter): boolean =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
