import { ARRIVAL_ROWS } from './arrival-rows';
import { CHECKIN_ROWS } from './checkin-rows';
import { DEPARTURE_ROWS } from './departure-rows';
import type { Row } from './row';

/** Every call at every place, in the journeys' order. */
export const ROWS: readonly Row[] = [...ARRIVAL_ROWS, ...CHECKIN_ROWS, ...DEPARTURE_ROWS];
