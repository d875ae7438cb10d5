import type { Filled, Guest, GuestField, Source } from '~/domain/guest';
import type { MemberProfile } from '~/domain/member';
import { isKana, readingOf } from './known-names';

/** Answers to fill in; those that are not known are empty or left out. */
export type Answers = MemberProfile;

/** The same text, whatever its width: leaving a field may change that. */
const isSame = (one: string, other: string): boolean =>
  one.normalize('NFKC').trim() === other.normalize('NFKC').trim();

/** Who answered a field for the guest; undefined once the guest has changed it. */
export function sourceOf(guest: Pick<Guest, GuestField | 'filled'>, field: GuestField): Source | undefined {
  const filled = guest.filled[field];
  return filled && isSame(String(guest[field]), filled.value) ? filled.from : undefined;
}

/**
 * The change that fills answers into a form. An answer of the guest's own is never replaced.
 * @param isShown whether the form shows a field: what the guest cannot see is not filled in
 */
export function filling(
  guest: Guest,
  answers: Answers,
  from: Source,
  isShown: (field: GuestField) => boolean,
): Partial<Guest> {
  const change: Partial<Record<string, string>> = {};
  const filled: Partial<Record<GuestField, Filled>> = {};
  for (const field of FILLABLE) {
    const value = answers[field] ?? '';
    const isOpen = guest[field] === '' || sourceOf(guest, field) !== undefined;
    if (value === '' || !isOpen || isSame(guest[field], value) || !isShown(field)) continue;
    change[field] = value;
    filled[field] = { value, from };
  }
  return Object.keys(filled).length === 0 ? {} : { ...change, filled: { ...guest.filled, ...filled } };
}

const FILLABLE: readonly (keyof Answers)[] = [
  'lastName',
  'firstName',
  'lastKana',
  'firstKana',
  'postcode',
  'prefecture',
  'city',
  'subarea',
  'furtherSubarea',
  'tel',
  'gender',
  'age',
];

/** The fields of a name; what the guest types in one of them may answer another. */
export const NAME_FIELDS = ['lastName', 'firstName', 'lastKana', 'firstKana'] as const;
/** A field of a name. */
export type NameField = (typeof NAME_FIELDS)[number];

const READING = { lastName: 'lastKana', firstName: 'firstKana' } as const;
const OTHER = {
  lastName: 'firstName',
  firstName: 'lastName',
  lastKana: 'firstKana',
  firstKana: 'lastKana',
} as const;

/**
 * The change after the guest leaves a name field. A name in kana or Latin letters is also its reading. If the
 * reservation has one undivided name and the guest keeps only part of it as the family or given name, the rest fills
 * the other field.
 */
export function completing(
  guest: Guest,
  left: NameField,
  isShown: (field: GuestField) => boolean,
): Partial<Guest> {
  let now = guest;
  // What the guest has removed stays removed.
  const isOpen = (field: GuestField) => isShown(field) && (now[field] !== '' || !now.filled[field]);
  const fill = (answers: Answers, from: Source) => {
    now = { ...now, ...filling(now, answers, from, isOpen) };
  };
  fill({ [OTHER[left]]: restOf(now, left) }, 'reservation');
  for (const name of ['lastName', 'firstName'] as const) {
    const reading = readingOf(now[name]);
    // Letters do not replace kana.
    if (isKana(reading) || !isKana(now[READING[name]])) fill({ [READING[name]]: reading }, 'guest');
  }
  const { lastName, firstName, lastKana, firstKana, filled } = now;
  return filled === guest.filled ? {} : { lastName, firstName, lastKana, firstKana, filled };
}

/** The rest of an undivided reservation name once the guest has taken one part out of it. */
function restOf(guest: Guest, left: NameField): string | undefined {
  const isLast = left === 'lastName' || left === 'lastKana';
  const [last, first] = isLast ? [left, OTHER[left]] : [OTHER[left], left];
  const whole = guest.filled[last];
  const part = guest[left].trim();
  if (whole?.from !== 'reservation' || guest.filled[first] || part === '') return undefined;
  const at = whole.value.length - part.length;
  const [begin, end] = [
    whole.value.slice(0, isLast ? part.length : at),
    whole.value.slice(isLast ? part.length : at),
  ];
  if (at <= 0 || !isSame(isLast ? begin : end, part)) return undefined;
  return (isLast ? end : begin).trim();
}
