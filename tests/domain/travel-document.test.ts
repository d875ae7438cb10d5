import { describe, expect, it } from 'vitest';
import { type Holder, holderOf } from '~/domain/travel-document';
import { PASSPORTS } from '../support/passports';

const TODAY = new Date(2026, 10, 26);
const read = (lines: readonly string[]) => holderOf(lines.join(''), TODAY);

describe('a travel document', () => {
  type Said = readonly [lastName: string, firstName: string, Holder['gender'], age: string, country: string];
  it.each<[keyof typeof PASSPORTS, ...Said]>([
    ['american', 'SMITH', 'JOHN', '1', '41', 'US'],
    ['korean', 'KIM', 'MINJI', '2', '31', 'KR'],
    ['german', 'MUELLER', 'ANNA MARIA', '2', '54', 'DE'],
    ['japanese', 'YAMADA', 'TARO', '1', '46', 'JP'],
    ['chinese', 'WANG', 'XIAOMING', '1', '25', 'CN'],
    ['oneName', 'SUKARNO', 'SUKARNO', '1', '65', 'ID'],
    // Who has no nationality is asked by the country that issued the document.
    ['stateless', 'TESFAY', 'SELAM', '2', '26', 'DE'],
    ['refugeeInJapan', 'TESFAY', 'SELAM', '3', '26', 'JP'],
    ['overseasBritish', 'BEAN', 'ROSE', '2', '86', 'GB'],
    ['unitedNations', 'DUPONT', 'PIERRE', '1', '71', ''],
    ['birthdayUnknown', 'KUMAR', 'KUMAR', '1', '', 'IN'],
    ['child', 'SMITH', 'EMMA', '2', '6', 'US'],
    ['frenchCard', 'LEFEBVRE', 'CHLOE', '2', '36', 'FR'],
    ['germanCard', 'MUSTERMANN', 'ERIKA', '2', '62', 'DE'],
  ])('%s', (name, lastName, firstName, gender, age, country) => {
    const holder: Holder = { lastName, firstName, gender, age, country, isJapanese: country === 'JP' };
    expect(read(PASSPORTS[name])).toEqual(holder);
  });

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
