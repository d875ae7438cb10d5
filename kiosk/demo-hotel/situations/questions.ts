import { FIELDS, type Level, levels } from '../facilities.ts';
import type { Overlay } from '../situation.ts';

/** No question but these levels of the representative, and the signature: for situations that are about something else. */
export const onlyAsked = (asked: Readonly<Record<string, Level>>): Overlay => ({
  visibility: {
    representative: { ...levels(0, FIELDS.representative), ...asked },
    companion: levels(0, FIELDS.companion),
  },
});

/** No question to anybody. */
export const NOTHING_ASKED = onlyAsked({});
