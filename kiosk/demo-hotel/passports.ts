import type { Bilingual } from './story.ts';

/** A passport reader's lines for an invented person. */
export interface DemoPassport {
  readonly holder: Bilingual;
  /** ICAO 9303. */
  readonly lines: readonly string[];
}

/** Passports for the reader; only the last has a wrong check digit. */
export const DEMO_PASSPORTS: readonly DemoPassport[] = [
  {
    holder: { ja: 'アメリカ　SMITH JOHN', en: 'United States, John SMITH' },
    lines: ['P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'E000077303USA8507147M3001019<<<<<<<<<<<<<<<0'],
  },
  {
    holder: { ja: 'アメリカ　SMITH EMMA（お子様）', en: 'United States, Emma SMITH, a child' },
    lines: ['P<USASMITH<<EMMA<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'E000077314USA2005054F3001019<<<<<<<<<<<<<<<6'],
  },
  {
    holder: { ja: '韓国　KIM MINJI', en: 'Korea, Minji KIM' },
    lines: ['PMKORKIM<<MINJI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'M123456788KOR9503021F31063051234567V12345<04'],
  },
  {
    holder: { ja: 'ドイツ　MUELLER ANNA MARIA', en: 'Germany, Anna Maria MUELLER' },
    lines: ['P<D<<MUELLER<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<', 'C01X00T478D<<7208159F2912316<<<<<<<<<<<<<<<4'],
  },
  {
    holder: { ja: '日本　YAMADA TARO', en: 'Japan, Taro YAMADA' },
    lines: ['P<JPNYAMADA<<TARO<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'TR12345672JPN8001209M3304019<<<<<<<<<<<<<<<2'],
  },
  {
    holder: {
      ja: 'フランス　LEFEBVRE CHLOE（3行のカード）',
      en: 'France, Chloe LEFEBVRE, a card of three lines',
    },
    lines: [
      'I<FRAT7X62TZ799<<<<<<<<<<<<<<<',
      '9001011F3012316FRA<<<<<<<<<<<0',
      'LEFEBVRE<<CHLOE<<<<<<<<<<<<<<<',
    ],
  },
  {
    holder: { ja: 'イギリス　BEAN ROSE（101歳か1歳）', en: 'United Kingdom, Rose BEAN, aged 101 or 1' },
    lines: ['P<GBRBEAN<<ROSE<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', '1234567897GBR2507145F3001019<<<<<<<<<<<<<<<8'],
  },
  {
    holder: { ja: 'スリランカ　途中で切れたお名前', en: 'Sri Lanka, a name that is cut off' },
    lines: ['P<LKAPERERA<<WARNAKULASURIYA<NIMAL<SAMANTHAJ', 'N1234567<7LKA7005059M3001019<<<<<<<<<<<<<<<0'],
  },
  {
    holder: { ja: 'インドネシア　SUKARNO（お名前が一つ）', en: 'Indonesia, SUKARNO, one name only' },
    lines: ['P<IDNSUKARNO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'X1234567<7IDN6106063M2801016<<<<<<<<<<<<<<<2'],
  },
  {
    holder: { ja: '無国籍　TESFAY SELAM', en: 'Stateless, Selam TESFAY' },
    lines: ['PTD<<TESFAY<<SELAM<<<<<<<<<<<<<<<<<<<<<<<<<<', 'A1234567<6XXA9912315F2801016<<<<<<<<<<<<<<<0'],
  },
  {
    holder: { ja: '読み違い（検査数字が合いません）', en: 'Read wrongly: a check digit is off' },
    lines: ['P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'E000077303USA8607147M3001019<<<<<<<<<<<<<<<0'],
  },
];
