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
