import * as address from './guest-fields/address';
import * as name from './guest-fields/name';
import * as stay from './guest-fields/stay';

/** Every field of a guest, in the order of the forms. `src/ARCHITECTURE.md` says how to add one. */
export const GUEST_FIELDS = { ...name.rows, ...address.rows, ...stay.rows };
export const FIELD_WORDS = { ...name.words, ...address.words, ...stay.words };
export const SAMPLE_ANSWERS = { ...name.samples, ...address.samples, ...stay.samples };
