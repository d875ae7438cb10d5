import { states } from 'mrz';
import { expect, it } from 'vitest';
import { countryOf } from '~/domain/country-codes';
import { OTHER_COUNTRY, STATELESS } from '~/domain/no-country';
import COUNTRIES from '../../public/data/database/countries.json';

const OFFERED = new Set(COUNTRIES.map(({ value }) => value));
const namesOf = (text = '') => new Set(text.toLowerCase().match(/[a-z]{4,}/g));
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Countries whose names share no word in both lists. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  BES: 'BQ',
  LAO: 'LA',
  PSE: 'PS',
  RUS: 'RU',
  STP: 'ST',
  SYR: 'SY',
  TUR: 'TR',
  VAT: 'VA',
  VNM: 'VN',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
};

it('every country of the forms is one of a document’s, and no code leads to anything else', () => {
  const countries = new Set(Object.keys(states).map(countryOf));
  countries.delete('');
  expect([...countries].sort()).toEqual([...OFFERED].sort());
});

const NO_COUNTRY = new Set(['', STATELESS, OTHER_COUNTRY]);

it.each(Object.entries(states).filter(([code]) => !NO_COUNTRY.has(countryOf(code))))(
  '%s is %s',
  (code, name) => {
    const ours = namesOf(english.of(countryOf(code)));
    const isSame = [...namesOf(name)].some((word) => ours.has(word));
    expect(isSame).toBe(!(code in NAMED_OTHERWISE));
  },
);

it.each([
  ...Object.entries(NAMED_OTHERWISE),
  ['D', 'DE'],
  ...['RKS', 'XKX', 'XKS', 'XXK', 'UNK'].map((code) => [code, 'XK']),
  ['XXA', STATELESS],
  ...['XXB', 'XXC', 'XXX', 'UNO', 'UNA', 'EUE', 'XOM', 'XPO', 'XCC', 'XBA', 'XMP'].map((code) => [
    code,
    OTHER_COUNTRY,
  ]),
  // Old codes of countries that have new ones.
  ['ROM', 'RO'],
  ['TMP', 'TL'],
  ['ZAR', 'CD'],
  // Former states and uninhabited places.
  ...['ANT', 'NTZ', 'ATA'].map((code) => [code, '']),
])('%s is %j', (code, country) => expect(countryOf(code)).toBe(country));
