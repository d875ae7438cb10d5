import * as address from './guest-fields/address';
import * as name from './guest-fields/name';
import * as stay from './guest-fields/stay';

const joined = <A, B, C>(one: A, two: B, three: C): A & B & C => ({ ...one, ...two, ...three });

/** Every field of a guest, in the order of the forms. `src/ARCHITECTURE.md` says how to add one. */
export const GUEST_FIELDS = joined(name.rows, address.rows, stay.rows);
// The app's build leaves both out: nothing there reads them.
export const FIELD_WORDS = /* @__PURE__ */ joined(name.words, address.words, stay.words);
export const SAMPLE_ANSWERS = /* @__PURE__ */ joined(name.samples, address.samples, stay.samples);
