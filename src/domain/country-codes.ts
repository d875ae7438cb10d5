import { OTHER_COUNTRY, STATELESS } from './no-country';

/** Where the two letters of ISO 3166-1 are not the first two of its three: all five, the three first. */
const OTHER_LETTERS =
  'ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY BLZBZ ' +
  'BRBBB BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK ' +
  'FROFO FSMFM GINGN GLPGP GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR ' +
  'LBRLR LBYLY MACMO MAFMF MDGMG MDVMV MEXMX MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN ' +
  'PLWPW PNGPG POLPL PRKKP PRTPT PRYPY PYFPF SENSN SLBSB SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE ' +
  'SWZSZ SYCSC TCDTD TKMTM TUNTN TURTR TUVTV UKRUA URYUY WLFWF';
/** Codes that travel documents have beside the codes of ISO 3166-1, written in the same way: British nationals abroad, and Kosovo. */
const OF_DOCUMENTS = 'GBDGB GBNGB GBOGB GBPGB GBSGB RKSXK XKXXK XKSXK XXKXK UNKXK';
/** Former codes of East Timor, Romania and Zaire. */
const FORMER = 'TMPTL ROMRO ZARCD';

const others: ReadonlyMap<string, string> = new Map(
  `${OTHER_LETTERS} ${OF_DOCUMENTS} ${FORMER}`.split(' ').map((both) => [both.slice(0, 3), both.slice(3)]),
);

/** Refugees, people of unspecified nationality, and organisations (ICAO 9303-3). */
const OF_NO_COUNTRY = /^(X..|UN.|EUE)$/;
/** Former states, and territories without inhabitants. */
const GONE = /^(ANT|NTZ|ATA|ATF|BVT|HMD|SGS|UMI)$/;

/**
 * The code of a country that a travel document names, as the forms have it; empty where the document leaves it open.
 * @param code three letters, as a machine reads them; one for Germany
 */
export function countryOf(code: string): string {
  if (code === 'D') return 'DE';
  if (code === 'XXA') return STATELESS;
  const known = others.get(code);
  if (known !== undefined) return known;
  if (OF_NO_COUNTRY.test(code)) return OTHER_COUNTRY;
  return GONE.test(code) ? '' : code.slice(0, 2);
}

/** Codes in travel documents that the list of the `mrz` package lacks; XMP is the Mediterranean's parliamentary assembly. */
const UNLISTED: ReadonlySet<string> = new Set([
  'XKX',
  'XKS',
  'XMP',
  ...FORMER.split(' ').map((both) => both.slice(0, 3)),
]);

/** True for a code that the `mrz` package refuses and travel documents have. */
export const isUnlisted = (code: string): boolean => UNLISTED.has(code);
