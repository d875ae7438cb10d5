import { states } from 'mrz';
import { expect, it } from 'vitest';
import { countryOf } from '~/domain/travel-document';
import COUNTRIES from '../../public/data/database/countries.json';

const OFFERED = new Set(COUNTRIES.map(({ value }) => value));
const namesOf = (text = '') => new Set(text.toLowerCase().match(/[a-z]{4,}/g));
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Where the two lists share no word in the name of one country. */
const NAMED_OTHERWISE: readonly string[] = [
  'BES',
  'LAO',
  'PSE',
  'RUS',
  'STP',
  'SYR',
  'TUR',
  'VAT',
  'VNM',
  'GBD',
  'GBN',
  'GBO',
  'GBS',
  'GBP',
];

it('every country of the forms is one of a document’s, and no code leads to anything else', () => {
  const countries = new Set(Object.keys(states).map(countryOf));
  countries.delete('');
  expect([...countries].sort()).toEqual([...OFFERED].sort());
});

it.each(Object.entries(states).filter(([code]) => countryOf(code) !== ''))('%s is %s', (code, name) => {
  const ours = namesOf(english.of(countryOf(code)));
  const isSame = [...namesOf(name)].some((word) => ours.has(word));
  expect(isSame).toBe(!NAMED_OTHERWISE.includes(code));
});

it.each([
  ['BES', 'BQ'],
  ['LAO', 'LA'],
  ['PSE', 'PS'],
  ['RUS', 'RU'],
  ['STP', 'ST'],
  ['SYR', 'SY'],
  ['TUR', 'TR'],
  ['VAT', 'VA'],
  ['VNM', 'VN'],
  ['D', 'DE'],
  ['GBD', 'GB'],
  ['GBN', 'GB'],
  ['GBO', 'GB'],
  ['GBP', 'GB'],
  ['GBS', 'GB'],
  ['UNO', ''],
  ['XXA', ''],
  ['XXX', ''],
  ['EUE', ''],
  ['ATA', ''],
])('%s is %j', (code, country) => expect(countryOf(code)).toBe(country));
