import type { Guest, Source } from '~/domain/guest';
import { sourceOf } from './filling';
import { errorOf, type ShownField } from './row';

/** True for a field with a valid answer, which one that may be left out has as well. */
const isAnswered = (field: ShownField, guest: Guest): boolean =>
  guest[field.name] !== '' && errorOf(field, guest) === undefined;

/**
 * Who has answered a whole section of a form before the guest did: then nothing in it is missing. Undefined if somebody has
 * not answered all of it.
 */
export function sectionSource(
  fields: readonly ShownField[],
  guest: Guest,
): Exclude<Source, 'guest'> | undefined {
  if (!fields.every((field) => isAnswered(field, guest))) return undefined;
  const sources = fields.map(({ name }) => sourceOf(guest, name));
  return (['passport', 'member', 'reservation'] as const).find((source) => sources.includes(source));
}

/**
 * True if all that a form requires of a guest is answered, and something at all about this guest: a family name that was taken
 * over for everybody, and what follows from another answer, say nothing yet.
 */
export const isFinished = (fields: readonly ShownField[], guest: Guest): boolean =>
  fields.every((field) => errorOf(field, guest) === undefined) &&
  fields.some(({ name }) => guest[name] !== '' && sourceOf(guest, name) !== 'guest');
