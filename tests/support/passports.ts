/** Machine-readable zones of invented people, line by line; every check digit is right. */
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
  frenchCard: [
    'I<FRAT7X62TZ799<<<<<<<<<<<<<<<',
    '9001011F3012316FRA<<<<<<<<<<<0',
    'LEFEBVRE<<CHLOE<<<<<<<<<<<<<<<',
  ],
  germanCard: ['I<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<', 'T220001293D<<6408125F2910312<<<<<<<4'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
