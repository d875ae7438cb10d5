import { expect, it } from 'vitest';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import ko from '~/i18n/ko.json';
import zhHans from '~/i18n/zh-Hans.json';
import zhHant from '~/i18n/zh-Hant.json';
import { session } from '~/session/store';
import { everyFieldAt } from '../../../kiosk/guest/levels';
import { PASSPORTS } from '../../../kiosk/guest/passports';
import { NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { isOver, reads } from '../support/reader';
import { count, focused, texts, value, values, warning } from '../support/seen';

/** A passport reader types like a keyboard. Its keys: `tests/device/reader-keys`. */

const {
  from_passport: MARK,
  passport_unread: UNREAD,
  passport_name_cut: NAME_CUT,
  passport_no_name: NO_NAME,
} = ja.views.checkin.input_representative_view;
const READER = {
  ...everyFieldAt(1),
  converter: { convert_single_name_to_mult: false },
  kiosk: { passport_reader: true },
};

const marks = () => texts('main [data-field-frame]').filter((field) => field.includes(MARK)).length;
const names = (prefix = '') => values(...['lastName', 'firstName'].map((name) => `${prefix}${name}`));
const focus = (name: string) =>
  document.querySelector<HTMLElement>(`main :is(input, textarea)[name="${name}"]`)?.focus();

const isReady = () => expect.poll(() => count('main p.hidden[role="status"]')).toBe(1);

async function atForm(settings: NonNullable<Parameters<typeof openTablet>[0]> = { settings: READER }) {
  const tablet = await openTablet(settings);
  await tablet.guest.opensForm(NAMES.alone);
  if (settings.settings?.kiosk) await isReady();
  return tablet;
}

it('a passport fills in what it tells, marked as read from it, wherever the focus is, and leads nowhere', async () => {
  const { guest } = await atForm();
  await guest.types('tel', '0312345678');
  for (const [place, passport, last] of [
    ['lastName', PASSPORTS.american, 'SMITH'],
    ['age', PASSPORTS.korean, 'KIM'],
    ['postcode', PASSPORTS.american, 'SMITH'],
    ['gender', PASSPORTS.german, 'MUELLER'],
    [undefined, PASSPORTS.american, 'SMITH'],
  ] as const) {
    if (place === undefined) document.querySelector<HTMLElement>('main [data-action="main"]')?.focus();
    else focus(place);
    await reads(passport);
    await expect.poll(() => value('lastName'), { message: place ?? 'the main button' }).toBe(last);
    await guest.isOn('/checkin/input-representative');
    expect(count('dialog[open], [role="alert"]')).toBe(0);
  }
  expect(values('firstName', 'lastKana', 'firstKana', 'gender', 'age', 'tel')).toEqual([
    // The reservation's kana reading is not replaced by letters.
    'JOHN',
    'サトウ',
    'ハナコ',
    '1',
    value('age'),
    '0312345678',
  ]);
  expect(Number(value('age'))).toBeGreaterThan(40);
  expect(values('overseasFlug', 'countrycode', 'telCountrycode')).toEqual(['true', 'US', 'US']);
  await expect.poll(marks).toBe(6);
  expect(texts('main p.hidden[role="status"]').join()).toContain(`${MARK}: SMITH JOHN`);

  await guest.types('firstName', 'JOHNNY');
  await expect.poll(marks).toBe(5);
  await reads(PASSPORTS.american, 'Tab');
  await expect.poll(() => names()).toEqual(['SMITH', 'JOHNNY']);
});

it('nothing else of a document is kept', async () => {
  await atForm();
  await reads(PASSPORTS.american);
  await expect.poll(() => names()).toEqual(['SMITH', 'JOHN']);
  const kept = JSON.stringify(session()) + document.querySelector('#root')?.outerHTML;
  for (const secret of ['E0000773', '850714', '19850714', '300101', '<<']) expect(kept).not.toContain(secret);
});

const saidAt = (name: string) => texts(`[data-field-frame]:has([name="${name}"]) [id$="-notice"]`);
const status = () => texts('main p.hidden[role="status"]').join();

it('an age that a passport leaves open stays open, and the guest is told so until it is typed', async () => {
  const { guest } = await atForm();
  await reads(PASSPORTS.american);
  await expect.poll(() => value('age')).not.toBe('');
  await reads(PASSPORTS.centenarian);
  await expect.poll(() => names()).toEqual(['BEAN', 'ROSE']);
  expect(value('age')).toBe('');
  for (const [language, { views }] of Object.entries({ ja, en, ko, 'zh-Hans': zhHans, 'zh-Hant': zhHant })) {
    if (language !== 'ja') await chooses(guest, language);
    await expect.poll(() => saidAt('age')).toEqual([views.checkin.input_representative_view.passport_age]);
  }
  expect(status()).toContain(ja.views.checkin.input_representative_view.passport_age);
  await guest.types('age', '101');
  await expect.poll(() => saidAt('age')).toEqual([]);
});

it.each([
  ['fullName', ['', ''], [NAME_CUT], [NAME_CUT]],
  ['fullCard', ['', ''], [NAME_CUT], [NAME_CUT]],
  ['oneName', ['SUKARNO', ''], [], [NO_NAME]],
  ['noFamilyName', ['', 'AHMADI'], [NO_NAME], []],
] as const)(
  'a name is filled in as far as it is certain, and the rest asked for: %s',
  async (passport, read, last, first) => {
    const { guest } = await atForm();
    await reads(PASSPORTS[passport]);
    await expect.poll(() => value('overseasFlug')).toBe('true');
    expect(names()).toEqual(read);
    expect([saidAt('lastName'), saidAt('firstName')]).toEqual([last, first]);
    await guest.types('lastName', 'SMITH');
    await guest.types('firstName', 'JOHN');
    await expect.poll(() => [...saidAt('lastName'), ...saidAt('firstName')]).toEqual([]);
  },
);

it.each([
  ['stateless', 'XX', ''],
  ['unspecified', 'ZZ', ''],
  ['kosovan', 'XK', 'XK'],
  ['kosovanOtherwise', 'XK', 'XK'],
] as const)('the country of a passport is one of the list: %s', async (passport, country, phone) => {
  await atForm();
  await reads(PASSPORTS[passport]);
  await expect.poll(() => values('countrycode', 'telCountrycode')).toEqual([country, phone]);
});

it('a failed reading is reported, fills nothing, keeps typed text, and can be repeated at once', async () => {
  const { guest } = await atForm();
  await chooses(guest, 'en');
  await guest.types('lastName', 'Smi');
  focus('lastName');
  const [first, second] = PASSPORTS.american;
  await reads([first, second.replace('850714', '860714')]);
  await expect.poll(warning).toContain(en.views.checkin.input_representative_view.passport_unread);
  expect(values('lastName', 'firstName', 'age')).toEqual(['Smi', '', '']);
  await reads([first, second]);
  await expect.poll(warning).toBeUndefined();
  // The guest's own beginning of the name stays.
  await expect.poll(() => names()).toEqual(['Smi', 'JOHN']);
});

it('without the setting its letters are letters', async () => {
  const { guest } = await atForm({ settings: everyFieldAt(1) });
  await guest.answersInOwnWords('occupation', '');
  focus('occupation');
  await reads(['P<USASMITH'], 'Tab');
  await expect.poll(() => value('occupation')).toBe('P<USASMITH');
});

it('companions are filled in one after the other, or the one whose field is touched', async () => {
  const { guest } = await openTablet({ settings: READER });
  await guest.opensForm(NAMES.family);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await isReady();
  const first = () => names('companions.0.');
  const second = () => names('companions.1.');

  await reads(PASSPORTS.american);
  await expect.poll(first).toEqual(['SMITH', 'JOHN']);
  await reads(PASSPORTS.child);
  await expect.poll(second).toEqual(['SMITH', 'EMMA']);
  // The reservation says that this one is a child.
  expect(value('companions.1.age')).not.toBe('');
  // Only the guest knows whose passport this is.
  await reads(PASSPORTS.chinese);
  await isOver();
  expect([...first(), ...second()]).toEqual(['SMITH', 'JOHN', 'SMITH', 'EMMA']);
  focus('companions.0.age');
  await reads(PASSPORTS.korean);
  await expect.poll(first).toEqual(['KIM', 'MINJI']);
  expect(second()).toEqual(['SMITH', 'EMMA']);
  expect(focused()).toBeUndefined();

  // First wrongly, then rightly: still for the companion whose field was touched.
  focus('companions.1.firstName');
  const [line, numbers] = PASSPORTS.german;
  await reads([line, numbers.slice(1)]);
  await expect.poll(warning).toContain(UNREAD);
  await reads([line, numbers]);
  await expect.poll(second).toEqual(['MUELLER', 'ANNA MARIA']);
  expect(value('companions.1.gender')).toBe('2');
});
