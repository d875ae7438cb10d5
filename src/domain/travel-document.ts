import { type Details, type FieldName, parse } from 'mrz';
import { countryOf, isUnlisted } from './country-codes';
import type { Gender, Unclear } from './guest';
import { ageOn } from './member';
import { withoutTitles } from './titles';

/** What a travel document tells of its holder, as the forms ask it; empty where it does not. */
export type Holder = {
  readonly lastName: string;
  readonly firstName: string;
  /** Why it does not tell a part of the name. */
  readonly unclear: Readonly<Partial<Record<NamePart, Unclear>>>;
  readonly gender: Gender;
  /**
   * In years, on the day it was read, the lowest first. There are two where the two digits of the year fit a child and somebody
   * very old, and none where the date of birth is unknown. The date is not kept.
   */
  readonly ages: readonly string[];
  /** Code of the nationality, as the forms have it, else of the country of issue. */
  readonly country: string;
  readonly isJapanese: boolean;
};

const NAME_PARTS = ['lastName', 'firstName'] as const;
type NamePart = (typeof NAME_PARTS)[number];

/** How long each line is, by the length of all: passports (TD3), cards of three lines (TD1) and of two (TD2). */
const LINE_LENGTHS: ReadonlyMap<number, number> = new Map([
  [88, 44],
  [90, 30],
  [72, 36],
]);
const FILLER = '<';
const JAPANESE = 'JPN';
const GENDERS: Readonly<Record<string, Gender>> = { M: '1', F: '2', X: '3', [FILLER]: '3' };
/** In years: nobody who is older is expected at a tablet. */
const OLDEST = 110;

/** Some states write zeros where a day or month is unknown. A check digit of its own proves each date. */
const isDate = (said: string) => /^[\d<]+$/.test(said);
/** Values that documents have and the package refuses. */
const ALSO_VALID: Readonly<Partial<Record<FieldName, (said: string) => boolean>>> = {
  sex: (said) => said === 'X',
  nationality: isUnlisted,
  issuingState: isUnlisted,
  birthDate: isDate,
  expirationDate: isDate,
};

/**
 * Reads the machine-readable zone of a travel document (ICAO 9303).
 * @param text its lines, one after the other
 * @returns undefined unless all of it is as it should be, each check digit too
 */
export function holderOf(text: string, today: Date): Holder | undefined {
  const length = LINE_LENGTHS.get(text.length);
  if (length === undefined || !/^[A-Z0-9<]+$/.test(text)) return undefined;
  const lines = Array.from({ length: text.length / length }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
  const { details } = parse(lines);
  const said = (field: FieldName): string => {
    const [range] = details.find((one) => one.field === field)?.ranges ?? [];
    return range ? (lines[range.line]?.slice(range.start, range.end) ?? '') : '';
  };
  const isRight = ({ field, valid }: Details) => valid || (field && ALSO_VALID[field]?.(said(field)));
  if (!details.every(isRight)) return undefined;
  const nationality = words(said('nationality'));
  const issuer = words(said('issuingState'));
  return {
    ...namesIn(said('lastName'), said('firstName')),
    gender: GENDERS[said('sex')] ?? '',
    ages: agesOf(said('birthDate'), today),
    country: (nationality && countryOf(nationality)) || countryOf(issuer),
    isJapanese: [nationality, issuer].includes(JAPANESE),
  };
}

const words = (said: string): string => said.replace(/<+/g, ' ').trim();

/**
 * The parts of a name. One that leaves no room for another letter behind a filler may be cut off. Each state shortens names in its
 * own way, so that no part in such a field is certain.
 * @param last the field of the family name; most documents have one for both parts
 */
function namesIn(last: string, first: string): Pick<Holder, NamePart | 'unclear'> {
  const [family = '', ...given] = last === first ? last.split('<<') : [last, first];
  const said = { lastName: last, firstName: first };
  const names = { lastName: nameOf(family), firstName: nameOf(given.join(FILLER)) };
  const unclear: Partial<Record<NamePart, Unclear>> = {};
  for (const part of NAME_PARTS) {
    const isCut = !said[part].endsWith('<<');
    if (isCut) names[part] = '';
    if (names[part] === '') unclear[part] = isCut ? 'cut' : 'no-name';
  }
  return { ...names, unclear };
}

const nameOf = (said: string): string => withoutTitles(words(said));

/** By both centuries, as the document leaves it out. */
const agesOf = (yymmdd: string, today: Date): readonly string[] =>
  ['20', '19']
    .map((century) => ageOn(century + yymmdd, today))
    .filter((age) => age !== '' && Number(age) <= OLDEST);
