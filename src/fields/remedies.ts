import type { Guest, GuestField } from '~/domain/guest';
import { toReading } from '~/domain/kana';
import { isBlank, withoutInvisible } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';
import { normaliseHolder } from './card-rules';
import { NOT_IN_MAILS, normaliseMail } from './receipt-rules';
import { NOT_IN_HOLDERS, NOT_IN_KANA, NOT_IN_NAMES, NOT_IN_RESERVATION_NAMES } from './rules';

/** A remedy for an error whose message names none. */
export type Remedy = {
  /** A text with the field's `label` and the wrong `mark`. */
  readonly text: TextKey;
  readonly mark?: string;
};

const EMPTY: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'validation.name': 'mend.fill',
  'validation.kana': 'mend.fill',
  'validation.age': 'mend.fill',
  'validation.phone': 'mend.fill',
  'validation.mail': 'mend.fill',
  'validation.card_number': 'mend.fill',
  'validation.card_holder': 'mend.fill',
  'validation.room_number': 'mend.fill',
  'validation.gender': 'mend.choose',
};
/** For texts without a wrong mark: too short, too long, or of another form. */
const WRONG: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'validation.age': 'mend.age',
  'validation.phone': 'mend.phone',
  'validation.postcode': 'mend.postcode',
  'validation.mail': 'mend.mail',
  'validation.card_number': 'mend.card_number',
};

/** The first mark that a name or mail address must not have. The text is normalised first. */
const IN_THE_WAY: Readonly<Partial<Record<TextKey, (name: string) => Remedy | undefined>>> = {
  'validation.name': (name) => refused(withoutInvisible(name), NOT_IN_NAMES, 'mend.mark'),
  'validation.kana': (name) => refused(toReading(name), NOT_IN_KANA, 'mend.kana'),
  'validation.reservation_name': (name) => refused(toReading(name), NOT_IN_RESERVATION_NAMES, 'mend.mark'),
  'validation.mail': (mail) => refused(normaliseMail(mail), NOT_IN_MAILS, 'mend.mark'),
  'validation.card_holder': (name) => refused(normaliseHolder(name), NOT_IN_HOLDERS, 'mend.mark'),
};

function refused(name: string, marks: RegExp, text: TextKey): Remedy | undefined {
  const [mark] = marks.exec(name) ?? [];
  if (mark === undefined) return undefined;
  return mark === ' ' ? { text: 'mend.space' } : { text, mark };
}

/** The remedy for an error, if its message names none. */
export function remedyFor(error: TextKey, value: string): Remedy | undefined {
  const inTheWay = isBlank(value) ? undefined : IN_THE_WAY[error]?.(value);
  if (inTheWay) return inTheWay;
  const text = (isBlank(value) ? EMPTY : WRONG)[error];
  return text && { text };
}

const OTHER_NAME: Readonly<Partial<Record<GuestField, GuestField>>> = {
  lastName: 'firstName',
  firstName: 'lastName',
  lastKana: 'firstKana',
  firstKana: 'lastKana',
};

export const otherNameOf = (field: GuestField): GuestField | undefined => OTHER_NAME[field];

/** The remedy for an error of a form's field. A guest with one name may enter it twice, as airlines do. */
export function remedyForField(
  error: TextKey,
  field: GuestField,
  guest: Pick<Guest, GuestField>,
): Remedy | undefined {
  const other = otherNameOf(field);
  const isOnlyName = isBlank(String(guest[field])) && other !== undefined && !isBlank(String(guest[other]));
  return isOnlyName ? { text: 'mend.one_name' } : remedyFor(error, String(guest[field]));
}
