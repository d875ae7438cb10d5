import type { Overlay } from '../situation.ts';

const hidden = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 0]));

const NAME = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana', 'age', 'gender'];
const ADDRESS = ['overseas', 'zip_code', 'prefecture', 'city', 'subarea', 'address', 'phone'];
const STAY = ['occupation', 'prev_accommodation', 'next_accommodation', 'passport'];

/** No question but these levels of the representative, and the signature: for situations that are about something else. */
export const onlyAsked = (levels: Readonly<Record<string, 0 | 1 | 2>>): Overlay => ({
  visibility: {
    representative: { ...hidden([...NAME, ...ADDRESS, ...STAY]), ...levels },
    companion: hidden(NAME),
  },
});

/** No question to anybody. */
export const NOTHING_ASKED = onlyAsked({});
