import { parse } from 'mrz';
import type { Gender } from './guest';
import { ageOn } from './member';
import { withoutTitles } from './titles';

/** What a travel document tells of its holder, as the forms ask it; empty where it does not. */
export type Holder = {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender;
  /** In years, on the day it was read: the date of birth is not kept. */
  readonly age: string;
  /** ISO 3166-1 alpha-2 code of the nationality, else of the country of issue. */
  readonly country: string;
  readonly isJapanese: boolean;
};

/** How long each line is, by the length of all: passports (TD3), cards of three lines (TD1) and of two (TD2). */
const LINE_LENGTHS: ReadonlyMap<number, number> = new Map([
  [88, 44],
  [90, 30],
  [72, 36],
]);
const JAPANESE = 'JPN';
const GENDERS: Readonly<Record<string, Gender>> = { male: '1', female: '2', nonspecified: '3' };

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
  const { valid, fields } = parse(lines);
  if (!valid) return undefined;
  const [last, first] = [fields.lastName, fields.firstName].map(spaced);
  const [nationality, issuer] = [fields.nationality ?? '', fields.issuingState ?? ''];
  return {
    // Who has one name enters it twice, as airlines have them do.
    lastName: last || first || '',
    firstName: first || last || '',
    gender: GENDERS[fields.sex ?? ''] ?? '',
    age: ageOn(birthday(fields.birthDate ?? '', today), today),
    country: (nationality && countryOf(nationality)) || countryOf(issuer),
    isJapanese: [nationality, issuer].includes(JAPANESE),
  };
}

const spaced = (name: string | null | undefined): string =>
  withoutTitles((name ?? '').replace(/ +/g, ' ').trim());

/** With its century, which the document leaves out: the last one that is not in the future. */
function birthday(yymmdd: string, today: Date): string {
  const inThis = `20${yymmdd}`;
  return ageOn(inThis, today) === '' ? `19${yymmdd}` : inThis;
}

/** Where the two letters of ISO 3166-1 are not the first two of its three: all five, the three first. */
const OTHER_LETTERS =
  'ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY BLZBZ ' +
  'BRBBB BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK ' +
  'FROFO FSMFM GINGN GLPGP GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR ' +
  'LBRLR LBYLY MACMO MAFMF MDGMG MDVMV MEXMX MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN ' +
  'PLWPW PNGPG POLPL PRKKP PRTPT PRYPY PYFPF SENSN SLBSB SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE ' +
  'SWZSZ SYCSC TCDTD TKMTM TUNTN TURTR TUVTV UKRUA URYUY WLFWF';
const others: ReadonlyMap<string, string> = new Map(
  OTHER_LETTERS.split(' ').map((both) => [both.slice(0, 3), both.slice(3)]),
);

/** Codes of travel documents beside those of ISO: Germany, and the passports of British nationals abroad (ICAO 9303-3). */
const BY_DOCUMENT = /^(?:(D)|GB[DNOPS])$/;
/** No country that a guest can live in: organisations, stateless people, what is no state any more, where nobody lives. */
const NO_COUNTRY = /^(X..|UN.|EUE|RKS|ANT|NTZ|ATA|ATF|BVT|HMD|SGS|UMI)$/;

/**
 * The ISO 3166-1 alpha-2 code of a country that a travel document names, as the forms have it; empty for one that is no
 * country.
 * @param code three letters, as a machine reads them; one for Germany
 */
export function countryOf(code: string): string {
  const byDocument = BY_DOCUMENT.exec(code);
  if (byDocument) return byDocument[1] ? 'DE' : 'GB';
  return NO_COUNTRY.test(code) ? '' : (others.get(code) ?? code.slice(0, 2));
}
