import { describe, expect, it } from 'vitest';
import { emptyGuest, type Guest } from '~/domain/guest';
import { OTHER_COUNTRY, STATELESS } from '~/domain/no-country';
import { companionRows, representativeRows } from '~/fields/guest-rows';
import { type GuestInfoOptions, guestInfo } from '~/hotel/guest-info';
import { guestWith, visibilitiesAt, YAMADA } from '../support/guests';
import { SPELLED } from '../support/spelled-guest';

const TITLES: Readonly<Record<string, string>> = { JP: '日本', FR: 'フランス', DE: 'ドイツ', ZZ: 'その他' };
const OPTIONS: GuestInfoOptions = {
  reservationName: '山田タロウ',
  reservationReading: 'ヤマダタロウ',
  countryCodeAsPrefecture: false,
  countryTitle: (code) => TITLES[code] ?? '',
};

const FROM_KYOTO = guestWith({ ...YAMADA, prevAccommodation: '京都', nextAccommodation: '奈良' });
const DUPONT = guestWith({
  ...FROM_KYOTO,
  overseasFlug: true,
  countrycode: 'FR',
  telCountrycode: 'DE',
  address: '1 rue X, Paris',
});

const NO_JAPANESE_ADDRESS = { zip_code: '', prefecture: '', city: '', subarea: '' };

const alone = (guest: Guest, over: Partial<GuestInfoOptions> = {}) =>
  guestInfo([guest], { ...OPTIONS, ...over })[0];
const along = (guest: Guest) => guestInfo([FROM_KYOTO, guest], OPTIONS)[1];

describe('the representative', () => {
  it('in Japan: every key, in the order of the wire (a new one: tests/support/spelled-guest.ts)', () =>
    expect(JSON.stringify(alone(FROM_KYOTO))).toBe(
      JSON.stringify({ ...SPELLED, prev_accommodation: '京都', next_accommodation: '奈良' }),
    ));

  it('in Japan: what was typed of another country before is not sent', () => {
    const back = guestWith({ ...DUPONT, overseasFlug: false });
    expect(alone(back)).toEqual(alone(FROM_KYOTO));
  });

  it('overseas: the free text is the address, the rest of it empty', () =>
    expect(alone(DUPONT)).toMatchObject({
      foreign_flg: true,
      overseas_flg: true,
      ...NO_JAPANESE_ADDRESS,
      address: '1 rue X, Paris',
      phone: SPELLED.phone,
      tel_country_name: 'ドイツ',
    }));

  it('overseas: the phone is of the country where the guest lives, unless another is chosen', () =>
    expect(alone(guestWith({ ...DUPONT, telCountrycode: '' }))?.tel_country_name).toBe('フランス'));

  it.each([
    [STATELESS, '', 'その他'],
    [OTHER_COUNTRY, '', 'その他'],
    [STATELESS, 'DE', 'ドイツ'],
  ])(
    'overseas: the phone of somebody from %s, with %j chosen, is of %s',
    (countrycode, telCountrycode, name) =>
      expect(alone(guestWith({ ...DUPONT, countrycode, telCountrycode }))?.tel_country_name).toBe(name),
  );
});

describe('names', () => {
  it.each([
    ['both', '山田', '太郎', '山田\u3000太郎'],
    ['the family name alone', '山田', '', '山田'],
    ['the given name alone', '', '太郎', '太郎'],
    ['hidden', '', '', '山田タロウ'],
  ])('%s', (_, lastName, firstName, name) =>
    expect(alone(guestWith({ lastName, firstName }))).toMatchObject({
      name,
      last_name: lastName,
      first_name: firstName,
    }),
  );

  it.each([
    ['', '', 'ヤマダタロウ', ''],
    ['ヤマダ', '', 'ヤマダ', ''],
    ['', 'タロウ', 'ヤマダタロウ', 'タロウ'],
    ['サトウ', 'ハナ', 'サトウ', 'ハナ'],
  ])('reading %j %j: %j %j', (lastKana, firstKana, last_name_kana, first_name_kana) =>
    expect(alone(guestWith({ lastKana, firstKana }))).toMatchObject({ last_name_kana, first_name_kana }),
  );

  it.each([
    ['the own name', { ...YAMADA, lastName: '佐藤', firstName: '花' }, '佐藤\u3000花', 'ヤマダ'],
    ['its own reading', { lastKana: 'サトウ', firstKana: 'ハナ' }, 'サトウ\u3000ハナ', 'サトウ'],
    ['the reading of the given name', { firstKana: 'ハナ' }, 'ハナ', ''],
    ['nothing', {}, '', ''],
  ])("a companion, never under the reservation's name: %s", (_, names, name, last_name_kana) =>
    expect(along(guestWith(names))).toMatchObject({ name, last_name_kana }),
  );
});

describe('numbers', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['7', 7],
    ['007', 7],
    ['103', 103],
  ])('age %j: %j', (age, sent) => expect(alone(guestWith({ age }))?.age).toBe(sent));

  it.each([
    ['', null],
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ] as const)('gender %j: %j', (gender, sent) => expect(alone(guestWith({ gender }))?.gender).toBe(sent));
});

describe('companions', () => {
  it('have no address, no phone, and count as living in Japan', () =>
    expect(along(DUPONT)).toMatchObject({
      foreign_flg: false,
      overseas_flg: false,
      ...NO_JAPANESE_ADDRESS,
      address: '',
      phone: '',
      tel_country_name: '日本',
    }));

  it('of an overseas guest count so too', () => {
    const [, companion] = guestInfo([DUPONT, FROM_KYOTO], OPTIONS);
    expect(companion).toMatchObject({ foreign_flg: false, overseas_flg: false });
  });

  it('are numbered from the representative on, children marked', () => {
    const party = [FROM_KYOTO, guestWith(), guestWith({ isChild: true })];
    expect(guestInfo(party, OPTIONS).map(({ id, is_child }) => [id, is_child])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });
});

describe('any field of a form', () => {
  const FORMS = [...representativeRows(visibilitiesAt(2)), ...companionRows(visibilitiesAt(2))];
  const sent = (guest: Guest) =>
    JSON.stringify(guestInfo([guest], { ...OPTIONS, countryCodeAsPrefecture: true }));
  // A picture, sent by a call of its own.
  const fields = [...new Set(FORMS.map(({ name }) => name))].filter((name) => name !== 'passport');

  it.each(fields)('%s reaches the register, of a guest in Japan or of one from abroad', (field) => {
    const other = field === 'overseasFlug' ? true : field === 'telCountrycode' ? 'DE' : '9';
    const changes = [false, true].map((overseasFlug) => {
      const before = guestWith({ overseasFlug });
      return sent(before) !== sent({ ...before, [field]: other });
    });
    expect(changes).toContain(true);
  });

  it('contains every field that a guest fills in', () => {
    const known = Object.keys(emptyGuest()).filter(
      (name) => !['isChild', 'hasOwnTelCountry', 'filled', 'unclear'].includes(name),
    );
    expect([...fields, 'passport'].sort()).toEqual(known.sort());
  });
});

it('nobody: an empty list', () => expect(guestInfo([], OPTIONS)).toEqual([]));
