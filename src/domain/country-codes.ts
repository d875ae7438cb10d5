import { OTHER_COUNTRY, STATELESS } from './no-country';

/** ISO 3166-1 codes whose two letters do not begin the three; each entry has the three first. */
const OTHER_LETTERS =
  'ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY BLZBZ ' +
  'BRBBB BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK ' +
  'FROFO FSMFM GINGN GLPGP GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR ' +
  'LBRLR LBYLY MACMO MAFMF MDGMG MDVMV MEXMX MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN ' +
  'PLWPW PNGPG POLPL PRKKP PRTPT PRYPY PYFPF SENSN SLBSB SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE ' +
  'SWZSZ SYCSC TCDTD TKMTM TUNTN TURTR TUVTV UKRUA URYUY WLFWF';
/** Codes of travel documents beside ISO 3166-1: British nationals abroad, Kosovo. */
const OF_DOCUMENTS = 'GBDGB GBNGB GBOGB GBPGB GBSGB RKSXK XKXXK XKSXK XXKXK UNKXK';
/** Former codes of East Timor, Romania and Zaire. */
const FORMER = 'TMPTL ROMRO ZARCD';

const others: ReadonlyMap<string, string> = new Map(
  `${OTHER_LETTERS} ${OF_DOCUMENTS} ${FORMER}`.split(' ').map((both) => [both.slice(0, 3), both.slice(3)]),
);

/** Refugees, unspecified nationality, organisations (ICAO 9303-3). */
const OF_NO_COUNTRY = /^(X..|UN.|EUE)$/;
/** Former states, and territories without inhabitants. */
const GONE = /^(ANT|NTZ|ATA|ATF|BVT|HMD|SGS|UMI)$/;

/**
 * The forms' code for a country of a travel document; empty if the document leaves it open.
 * @param code three letters; one for Germany
 */
export function countryOf(code: string): string {
  if (code === 'D') return 'DE';
  if (code === 'XXA') return STATELESS;
  const known = others.get(code);
  if (known !== undefined) return known;
  if (OF_NO_COUNTRY.test(code)) return OTHER_COUNTRY;
  return GONE.test(code) ? '' : code.slice(0, 2);
}

/** Codes that the `mrz` package lacks; XMP is the Parliamentary Assembly of the Mediterranean. */
const UNLISTED: ReadonlySet<string> = new Set([
  'XKX',
  'XKS',
  'XMP',
  ...FORMER.split(' ').map((both) => both.slice(0, 3)),
]);

/** True for a travel document's code that the `mrz` package refuses. */
export const isUnlisted = (code: string): boolean => UNLISTED.has(code);
