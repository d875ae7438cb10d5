import { type Details, type FieldName, parse } from 'mrz';
import { countryOf, isUnlisted } from './country-codes';
import type { Gender, UnclearReason } from './guest';
import { ageOn } from './member';
import { withoutTitles } from './titles';

/** The holder of a travel document, as the forms ask; empty if the document does not say. */
export type Holder = {
  readonly lastName: string;
  readonly firstName: string;
  readonly unclear: Readonly<Partial<Record<NamePart, UnclearReason>>>;
  readonly gender: Gender;
  /** In years, on the day of the reading, the lowest first. Two if the year also fits a very old guest, none if unknown. */
  readonly ages: readonly string[];
  /** The forms' code of the nationality, or else of the country of issue. */
  readonly country: string;
  readonly isJapanese: boolean;
};

const NAME_PARTS = ['lastName', 'firstName'] as const;
type NamePart = (typeof NAME_PARTS)[number];

/** Length of each line by the length of all: passports (TD3), cards of three lines (TD1) and of two (TD2). */
const LINE_LENGTHS: ReadonlyMap<number, number> = new Map([
  [88, 44],
  [90, 30],
  [72, 36],
]);
const FILLER = '<';
const JAPANESE = 'JPN';
const GENDERS: Readonly<Record<string, Gender>> = { M: '1', F: '2', X: '3', [FILLER]: '3' };
const OLDEST = 110;

/** Some states write zeros for an unknown day or month. Each date has its own check digit. */
const isDate = (said: string) => /^[\d<]+$/.test(said);
/** Valid values that the package refuses. */
const ALSO_VALID: Readonly<Partial<Record<FieldName, (said: string) => boolean>>> = {
  sex: (said) => said === 'X',
  nationality: isUnlisted,
  issuingState: isUnlisted,
  birthDate: isDate,
  expirationDate: isDate,
};

/**
 * Reads the machine-readable zone of a travel document (ICAO 9303).
 * @param text its lines in one string
 * @returns undefined if anything is wrong, such as a check digit
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
 * The parts of a name. A full field may be cut off, and each state shortens names in its own way, so no part in it is
 * certain.
 * @param last the field of the family name; most documents have one field for both parts
 */
function namesIn(last: string, first: string): Pick<Holder, NamePart | 'unclear'> {
  const [family = '', ...given] = last === first ? last.split('<<') : [last, first];
  const said = { lastName: last, firstName: first };
  const names = { lastName: nameOf(family), firstName: nameOf(given.join(FILLER)) };
  const unclear: Partial<Record<NamePart, UnclearReason>> = {};
  for (const part of NAME_PARTS) {
    const isCut = !said[part].endsWith('<<');
    if (isCut) names[part] = '';
    if (names[part] === '') unclear[part] = isCut ? 'cut' : 'no-name';
  }
  return { ...names, unclear };
}

const nameOf = (said: string): string => withoutTitles(words(said));

/** The document leaves the century out, so both are tried. */
const agesOf = (yymmdd: string, today: Date): readonly string[] =>
  ['20', '19']
    .map((century) => ageOn(century + yymmdd, today))
    .filter((age) => age !== '' && Number(age) <= OLDEST);
