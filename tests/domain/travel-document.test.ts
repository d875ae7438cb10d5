import { describe, expect, it } from 'vitest';
import { type Holder, holderOf } from '~/domain/travel-document';
import { PASSPORTS } from '../support/passports';

const TODAY = new Date(2026, 10, 26);
const read = (lines: readonly string[]) => holderOf(lines.join(''), TODAY);
const JOHN: Holder = {
  lastName: 'SMITH',
  firstName: 'JOHN',
  gender: '1',
  age: '41',
  country: 'US',
  isJapanese: false,
};

describe('a travel document', () => {
  it.each<[keyof typeof PASSPORTS, Holder]>([
    ['american', JOHN],
    ['korean', { ...JOHN, lastName: 'KIM', firstName: 'MINJI', gender: '2', age: '31', country: 'KR' }],
    [
      'german',
      { ...JOHN, lastName: 'MUELLER', firstName: 'ANNA MARIA', gender: '2', age: '54', country: 'DE' },
    ],
    [
      'japanese',
      { ...JOHN, lastName: 'YAMADA', firstName: 'TARO', age: '46', country: 'JP', isJapanese: true },
    ],
    ['chinese', { ...JOHN, lastName: 'WANG', firstName: 'XIAOMING', age: '25', country: 'CN' }],
    ['oneName', { ...JOHN, lastName: 'SUKARNO', firstName: 'SUKARNO', age: '65', country: 'ID' }],
    // Who has no nationality is asked by the country that issued the document.
    ['stateless', { ...JOHN, lastName: 'TESFAY', firstName: 'SELAM', gender: '2', age: '26', country: 'DE' }],
    [
      'refugeeInJapan',
      {
        ...JOHN,
        lastName: 'TESFAY',
        firstName: 'SELAM',
        gender: '3',
        age: '26',
        country: 'JP',
        isJapanese: true,
      },
    ],
    [
      'overseasBritish',
      { ...JOHN, lastName: 'BEAN', firstName: 'ROSE', gender: '2', age: '86', country: 'GB' },
    ],
    ['unitedNations', { ...JOHN, lastName: 'DUPONT', firstName: 'PIERRE', age: '71', country: '' }],
    ['birthdayUnknown', { ...JOHN, lastName: 'KUMAR', firstName: 'KUMAR', age: '', country: 'IN' }],
    ['child', { ...JOHN, firstName: 'EMMA', gender: '2', age: '6' }],
    [
      'frenchCard',
      { ...JOHN, lastName: 'LEFEBVRE', firstName: 'CHLOE', gender: '2', age: '36', country: 'FR' },
    ],
    [
      'germanCard',
      { ...JOHN, lastName: 'MUSTERMANN', firstName: 'ERIKA', gender: '2', age: '62', country: 'DE' },
    ],
  ])('%s', (name, holder) => expect(read(PASSPORTS[name])).toEqual(holder));

  it('tells the age on the day, from the birthday on', () => {
    const ageOn = (month: number, day: number) =>
      holderOf(PASSPORTS.american.join(''), new Date(2026, month - 1, day))?.age;
    expect([ageOn(7, 13), ageOn(7, 14)]).toEqual(['40', '41']);
  });
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
    ['a digit in a name', [names.replace('JOHN', 'J0HN'), numbers]],
    ['a letter of another keyboard', [names.replace('<<JOHN', '>>JOHN'), numbers]],
    ['small letters', [names.toLowerCase(), numbers]],
    ['a visa', [names.replace('P<', 'V<'), numbers]],
  ])('%s', (_, lines) => expect(read(lines)).toBeUndefined());
});
