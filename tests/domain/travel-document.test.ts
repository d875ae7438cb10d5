import { describe, expect, it } from 'vitest';
import { OTHER_COUNTRY, STATELESS } from '~/domain/no-country';
import { type Holder, holderOf } from '~/domain/travel-document';
import { PASSPORTS } from '../../kiosk/guest/passports';

const CUT = { lastName: 'cut', firstName: 'cut' } as const;
const TODAY = new Date(2026, 10, 26);
const read = (lines: readonly string[]) => holderOf(lines.join(''), TODAY);

describe('a travel document', () => {
  const JAPANESE = new Set<string>(['japanese', 'refugeeInJapan']);
  type Read = readonly [lastName: string, firstName: string, Holder['gender'], ages: string, country: string];
  it.each<[keyof typeof PASSPORTS, ...Read, unclear?: Holder['unclear']]>([
    ['american', 'SMITH', 'JOHN', '1', '41', 'US'],
    ['korean', 'KIM', 'MINJI', '2', '31', 'KR'],
    ['german', 'MUELLER', 'ANNA MARIA', '2', '54', 'DE'],
    ['japanese', 'YAMADA', 'TARO', '1', '46', 'JP'],
    ['chinese', 'WANG', 'XIAOMING', '1', '25', 'CN'],
    ['stateless', 'TESFAY', 'SELAM', '2', '26', STATELESS],
    ['refugeeInJapan', 'TESFAY', 'SELAM', '3', '26', OTHER_COUNTRY],
    ['unspecified', 'HADDAD', 'LINA', '2', '36', OTHER_COUNTRY],
    ['overseasBritish', 'BEAN', 'ROSE', '2', '86', 'GB'],
    ['unitedNations', 'DUPONT', 'PIERRE', '1', '71', OTHER_COUNTRY],
    ['kosovan', 'KRASNIQI', 'ARBEN', '1', '38', 'XK'],
    ['kosovanOtherwise', 'KRASNIQI', 'ARBEN', '1', '38', 'XK'],
    ['formerCode', 'MUKENDI', 'JEAN', '1', '71', 'CD'],
    ['child', 'SMITH', 'EMMA', '2', '6 106', 'US'],
    ['centenarian', 'BEAN', 'ROSE', '2', '1 101', 'GB'],
    ['birthdayUnknown', 'KUMAR', '', '1', '', 'IN', { firstName: 'no-name' }],
    ['birthdayInZeros', 'AZIZI', 'FARID', '1', '', 'AF'],
    ['noBirthday', 'AZIZI', 'FARID', '1', '', 'AF'],
    ['sexX', 'LEE', 'ALEX', '3', '31', 'AU'],
    ['oneName', 'SUKARNO', '', '1', '65', 'ID', { firstName: 'no-name' }],
    ['noFamilyName', '', 'AHMADI', '2', '70', 'IN', { lastName: 'no-name' }],
    ['fullName', '', '', '1', '56', 'LK', CUT],
    ['nameCutBetweenWords', '', '', '1', '56', 'LK', CUT],
    ['familyNameCut', '', '', '2', '56', 'TH', CUT],
    ['fullCard', '', '', '2', '46', 'PT', CUT],
    ['fullCardOfTwoLines', '', '', '2', '41', 'RO', CUT],
    ['oldFrenchCard', 'MARTIN', '', '1', '61', 'FR', { firstName: 'cut' }],
    ['frenchCard', 'LEFEBVRE', 'CHLOE', '2', '36', 'FR'],
    ['germanCard', 'MUSTERMANN', 'ERIKA', '2', '62', 'DE'],
  ])('%s', (name, lastName, firstName, gender, ages, country, unclear = {}) => {
    const holder: Holder = {
      lastName,
      firstName,
      unclear,
      gender,
      ages: ages.split(' ').filter(Boolean),
      country,
      isJapanese: JAPANESE.has(name),
    };
    expect(read(PASSPORTS[name])).toEqual(holder);
  });

  it('tells the age on the day, from the birthday on', () => {
    const agesOn = (month: number, day: number) =>
      holderOf(PASSPORTS.american.join(''), new Date(2026, month - 1, day))?.ages;
    expect([agesOn(7, 13), agesOn(7, 14)]).toEqual([['40'], ['41']]);
  });

  it.each([
    // Somebody born on 14 July 25.
    [2026, '1 101'],
    [2034, '9 109'],
    [2035, '10 110'],
    // Nobody of 111 is expected.
    [2036, '11'],
    // Not born yet in this century.
    [2024, '99'],
  ])('leaves open whether the year is of this century: in %i %s', (year, ages) =>
    expect(holderOf(PASSPORTS.centenarian.join(''), new Date(year, 11, 1))?.ages).toEqual(ages.split(' ')),
  );
});

describe('what does not check is not read', () => {
  const [names, numbers] = PASSPORTS.american;
  it.each<[string, readonly string[]]>([
    ['nothing', []],
    ['a line alone', [numbers]],
    ['lines in another order', [numbers, names]],
    ['a lost letter', [names, numbers.slice(1)]],
    ['one letter too many', [names, numbers, '<']],
    ['a document number that was read wrongly', [names, numbers.replace('E0000773', 'E0000778')]],
    ['a birthday that was read wrongly', [names, numbers.replace('850714', '860714')]],
    ['a country that there is not', [names.replace('USA', 'USE'), numbers]],
    ['a sex that there is not', [names, numbers.replace('M3001019', 'W3001019')]],
    ['a birthday whose zeros were read wrongly', [names, numbers.replace('850714', '850000')]],
    ['a birthday with a letter', [names, numbers.replace('850714', '85O714')]],
    ['a digit in a name', [names.replace('JOHN', 'J0HN'), numbers]],
    ['a letter of another keyboard', [names.replace('<<JOHN', '>>JOHN'), numbers]],
    ['small letters', [names.toLowerCase(), numbers]],
    ['a visa', [names.replace('P<', 'V<'), numbers]],
  ])('%s', (_, lines) => expect(read(lines)).toBeUndefined());
});
