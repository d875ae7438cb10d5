import { ARRIVAL_ROWS } from './arrival-rows';
import { CHECKIN_ROWS } from './checkin-rows';
import { DEPARTURE_ROWS } from './departure-rows';
import type { Row } from './row';

export const ROWS: readonly Row[] = [...ARRIVAL_ROWS, ...CHECKIN_ROWS, ...DEPARTURE_ROWS];
