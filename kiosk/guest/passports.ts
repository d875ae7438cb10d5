/** Machine-readable zones of invented people, with right check digits. */
export const PASSPORTS = {
  american: ['P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'E000077303USA8507147M3001019<<<<<<<<<<<<<<<0'],
  korean: ['PMKORKIM<<MINJI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'M123456788KOR9503021F31063051234567V12345<04'],
  german: ['P<D<<MUELLER<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<', 'C01X00T478D<<7208159F2912316<<<<<<<<<<<<<<<4'],
  japanese: ['P<JPNYAMADA<<TARO<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'TR12345672JPN8001209M3304019<<<<<<<<<<<<<<<2'],
  chinese: ['POCHNWANG<<XIAOMING<<<<<<<<<<<<<<<<<<<<<<<<<', 'E123456782CHN0109110M3201015MF01<<<<<<<<<<60'],
  oneName: ['P<IDNSUKARNO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'X1234567<7IDN6106063M2801016<<<<<<<<<<<<<<<2'],
  stateless: ['PTD<<TESFAY<<SELAM<<<<<<<<<<<<<<<<<<<<<<<<<<', 'A1234567<6XXA9912315F2801016<<<<<<<<<<<<<<<0'],
  refugeeInJapan: [
    'P<JPNTESFAY<<SELAM<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'A1234567<6XXB9912315<2801016<<<<<<<<<<<<<<<0',
  ],
  overseasBritish: [
    'P<GBDBEAN<<ROSE<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    '1234567897GBD4002297F2801016<<<<<<<<<<<<<<<8',
  ],
  unitedNations: [
    'POUNODUPONT<<PIERRE<<<<<<<<<<<<<<<<<<<<<<<<<',
    'UN12345677UNO5501018M2801016<<<<<<<<<<<<<<<8',
  ],
  birthdayUnknown: [
    'P<INDKUMAR<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'Z1234567<1IND60<<<<2M2801016<<<<<<<<<<<<<<<0',
  ],
  child: ['P<USASMITH<<EMMA<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'E000077314USA2005054F3001019<<<<<<<<<<<<<<<6'],
  kosovan: ['P<RKSKRASNIQI<<ARBEN<<<<<<<<<<<<<<<<<<<<<<<<', 'P0123456<6RKS8803171M3101012<<<<<<<<<<<<<<<8'],
  // A code that the passport's own state does not use, and others do.
  kosovanOtherwise: [
    'P<XKXKRASNIQI<<ARBEN<<<<<<<<<<<<<<<<<<<<<<<<',
    'P0123456<6XKX8803171M3101012<<<<<<<<<<<<<<<8',
  ],
  unspecified: [
    'P<SWEHADDAD<<LINA<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'SE123456<9XXX9001011F2801016<<<<<<<<<<<<<<<0',
  ],
  formerCode: [
    'P<ZARMUKENDI<<JEAN<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'C1234567<0ZAR5501018M3001019<<<<<<<<<<<<<<<0',
  ],
  centenarian: [
    'P<GBRBEAN<<ROSE<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    '1234567897GBR2507145F3001019<<<<<<<<<<<<<<<8',
  ],
  noFamilyName: [
    'P<IND<<AHMADI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'K2578285<7IND5601240F2802080<<<<<<<<<<<<<<<4',
  ],
  fullName: ['P<LKAPERERA<<WARNAKULASURIYA<NIMAL<SAMANTHAJ', 'N1234567<7LKA7005059M3001019<<<<<<<<<<<<<<<0'],
  nameCutBetweenWords: [
    'P<LKAPERERA<<WARNAKULASURIYA<NIMAL<SAMANTHA<',
    'N1234567<7LKA7005059M3001019<<<<<<<<<<<<<<<0',
  ],
  familyNameCut: [
    'P<THANILAVADHANANANDAKRASUANGDEJTHAMRONGSUKH',
    'AA12345678THA7005059F3001019<<<<<<<<<<<<<<<8',
  ],
  birthdayInZeros: [
    'P<AFGAZIZI<<FARID<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'P1234567<1AFG7900006M3001019<<<<<<<<<<<<<<<2',
  ],
  noBirthday: [
    'P<AFGAZIZI<<FARID<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'P1234567<1AFG<<<<<<0M3001019<<<<<<<<<<<<<<<4',
  ],
  sexX: ['P<AUSLEE<<ALEX<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'RA123456<0AUS9501016X3001019<<<<<<<<<<<<<<<6'],
  fullCard: [
    'IDPRT1234567897<<<<<<<<<<<<<<<',
    '8001014F3001019PRT<<<<<<<<<<<8',
    'VASCONCELOS<<MARIA<DA<CONCEICA',
  ],
  fullCardOfTwoLines: ['IDROUCONSTANTINESCU<<ALEXANDRA<MARIA', 'RR123456<1ROU8501019F3001019<<<<<<<0'],
  // Each part of the name has its own field.
  oldFrenchCard: ['IDFRAMARTIN<<<<<<<<<<<<<<<<<<<952042', '9304952100010JEAN<<CHRISTOP6501015M0'],
  frenchCard: [
    'I<FRAT7X62TZ799<<<<<<<<<<<<<<<',
    '9001011F3012316FRA<<<<<<<<<<<0',
    'LEFEBVRE<<CHLOE<<<<<<<<<<<<<<<',
  ],
  germanCard: ['I<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<', 'T220001293D<<6408125F2910312<<<<<<<4'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
