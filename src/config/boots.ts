import { readStored, removeStored } from '~/storage/storage';

/** So many failed starts in a row, and what the tablet took into use last is not trusted any more. */
const TOO_MANY = 2;

/** Whether the tablet has failed to start twice or more in a row, this start apart. */
export const keepsFailing = (): boolean => Number(readStored('lobby.boots')) > TOO_MANY;

/** The first screen is drawn: the start has succeeded. Staff who reload at once three times count as no failure. */
export const noteStarted = (): void => removeStored('lobby.boots');
