import { expect, it } from 'vitest';
import type { Visibilities } from '~/domain/visibility';
import ja from '~/i18n/ja.json';
import { fieldsThatOne } from '../../../kiosk/guest/fields';
import { everyFieldAt, fieldsAsked } from '../../../kiosk/guest/levels';
import { EMI, KENTA, NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { answers, complaints, count, facts, texts } from '../support/seen';

/** A guest goes back and changes answers: all others stay. */

/** A party of nine may go on without an answer. */
const COMPANION: Visibilities['companion'] = { ...everyFieldAt(1).visibility.companion, age: 0 };
const UNANSWERED = Object.fromEntries(
  fieldsAsked('companion', { companion: COMPANION })
    .filter((name) => !fieldsThatOne('chooses').includes(name))
    .map((name) => [name, '']),
);
const AT_HOME = { 'prevAccommodation-choice': '自宅', 'nextAccommodation-choice': '自宅' };
const { occupation, ...TYPED } = YAMADA;
const DOMESTIC = {
  ...TYPED,
  'occupation-choice': occupation,
  overseasFlug: 'false',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  ...AT_HOME,
};
const formsOf = (companions: Readonly<Record<number, object>>) =>
  Object.fromEntries(
    Object.entries(companions).flatMap(([place, companion]) =>
      Object.entries({ ...UNANSWERED, ...companion }).map(([name, text]) => [
        `companions.${place}.${name}`,
        text,
      ]),
    ),
  );
const OTHERS = Object.fromEntries(Array.from({ length: 7 }, (_, place) => [place + 2, {}]));

it('a large family goes back and mends: everything typed is still there', async () => {
  const { guest } = await openTablet({ settings: { visibility: { companion: COMPANION } } });
  const formIs = (form: object) => expect.poll(answers).toEqual(form);
  const shown = (companion: number, field: string) =>
    texts(`[data-guest="${companion}"] [data-field="${field}"]`);
  await guest.opensForm('タカハシ');
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await guest.fillsInCompanions([EMI, KENTA]);
  await guest.goesOn('/checkin/guests-info');

  for (const [screen, form] of [
    // The two who have answered are lines.
    ['/checkin/input-companions', formsOf(OTHERS)],
    ['/checkin/input-representative', DOMESTIC],
  ] as const) {
    await guest.goesBack(screen);
    await formIs(form);
  }
  await guest.goesBack('/checkin/check-reservation');
  await guest.goesOn('/checkin/input-representative');
  await formIs(DOMESTIC);
  await guest.goesOn('/checkin/input-companions');
  await formIs(formsOf(OTHERS));
  expect(texts('section:has([data-action^="change-companion"]) p')).toEqual([
    expect.stringMatching(/^ヤマダ エミ女性/u),
    expect.stringMatching(/^ヤマダ ケンタその他・回答しない/u),
  ]);
  await guest.goesOn('/checkin/guests-info');

  await guest.follows('fix-representative', '/checkin/input-representative');
  await formIs(DOMESTIC);
  await guest.types('age', '43');
  await guest.goesOn('/checkin/input-companions');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('age')).toContain('43歳');

  await guest.follows('fix-companion-2', '/checkin/input-companions');
  expect(window.location.hash).toBe('#input-companion-2');
  await formIs(formsOf({ 1: KENTA, ...OTHERS }));
  await guest.types('companions.1.firstKana', 'ケン');
  await guest.goesOn('/checkin/guests-info');
  expect(shown(2, 'kana')).toEqual(['ヤマダ ケン']);
});

it('leaving and taking up the address abroad again forgives a missing passport', async () => {
  const { guest } = await openTablet({ settings: { visibility: { representative: { passport: 2 } } } });
  await guest.opensForm(NAMES.fromAbroad);
  await guest.chooses('overseasFlug', 'true');
  await guest.goesOn();
  await expect
    .poll(() => complaints('passport'))
    .toEqual([ja.views.checkin.input_representative_view.passport_error]);
  await guest.chooses('overseasFlug', 'false');
  await guest.chooses('overseasFlug', 'true');
  await expect.poll(() => complaints('passport')).toEqual([]);
  expect(count('[name="passport"]')).toBe(1);
});

it('what is half typed survives going back, in both kinds of address', async () => {
  const { guest } = await openTablet({ settings: { visibility: { representative: { passport: 2 } } } });
  const formIs = (form: object) => expect.poll(answers).toMatchObject(form);
  const pictures = () => count('main img[src^="data:image/jpeg;base64,"]');
  await guest.opensForm(NAMES.fromAbroad);
  await guest.fillsIn({ lastName: 'Smi', postcode: '1000001', overseasFlug: 'true', countrycode: 'FR' });
  await guest.picks('telCountrycode', 'GB');
  await guest.fillsIn({ address: '1 Rue de Rivoli\nParis', passport: true, tel: '33' });
  const before = answers();
  expect(before).toMatchObject({ countrycode: 'FR', telCountrycode: 'GB', tel: '33' });

  await guest.goesBack('/checkin/check-reservation');
  await guest.goesOn('/checkin/input-representative');
  await expect.poll(answers).toEqual(before);
  expect(pictures()).toBe(1);

  await guest.chooses('overseasFlug', 'false');
  await formIs({ postcode: '1000001', prefecture: '東京都', city: '千代田区' });
  expect(pictures()).toBe(0);
  await guest.chooses('overseasFlug', 'true');
  await expect.poll(answers).toEqual(before);
});
