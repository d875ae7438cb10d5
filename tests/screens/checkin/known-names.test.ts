import { expect, it } from 'vitest';
import { EMI, KENTA, NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { guestsSent } from '../../../kiosk/guest/wire';
import { checksIn, typesAll } from '../support/form';
import { openTablet } from '../support/open-tablet';
import { canTap, focused, texts, value, values } from '../support/seen';

/** A known name needs no typing. */

const FROM_RESERVATION = 'ご予約より';
const { lastKana, firstKana, ...UNNAMED } = EMI;
const marks = () => (document.querySelector('main')?.textContent?.split(FROM_RESERVATION).length ?? 1) - 1;

it('the reservation tells the reading, and is named as long as it stands', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.family);
  await expect.poll(() => values('lastKana', 'firstKana')).toEqual(['ヤマダ', 'タロウ']);
  await expect.poll(marks).toBe(2);
  await guest.types('firstKana', 'タロ');
  await expect.poll(marks).toBe(1);
  // A kana name is its own reading, unless the guest types another.
  await guest.types('lastName', 'やまだ');
  await expect.poll(() => values('lastName', 'firstKana')).toEqual(['やまだ', 'タロ']);
  await guest.types('firstKana', '');
  await expect.poll(() => canTap('take-kana')).toBeUndefined();
});

it('one touch takes the representative’s family name for all companions; a name in kana is its reading', async () => {
  const { guest, hotel } = await openTablet();
  await guest.opensForm(NAMES.family);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await expect.poll(() => texts('[data-action="take-family"]')).toEqual(['全員、代表者様と同じ姓（山田）']);
  await guest.taps('take-family');
  for (const person of [0, 1])
    await expect
      .poll(() => values(`companions.${person}.lastName`, `companions.${person}.lastKana`))
      .toEqual(['山田', 'ヤマダ']);
  await expect.poll(focused).toBe('companions.0.firstKana');
  expect(canTap('take-family')).toBeUndefined();
  await guest.types('companions.0.firstName', 'えり');
  await expect.poll(() => value('companions.0.firstKana')).toBe('エリ');
  await typesAll(guest, { 'companions.0.firstKana': 'エミ', 'companions.0.firstName': 'Emi' });
  await expect.poll(() => value('companions.0.firstKana')).toBe('エミ');
  await guest.fillsIn(UNNAMED, 0);
  await guest.fillsIn(KENTA, 1);
  await guest.goesOn('/checkin/guests-info');
  // Each companion is one row with all questions; missing answers are named.
  expect(texts('[data-guest]:not([data-guest="0"])')).toEqual([
    expect.stringMatching(/^お連れ様 1お名前山田 Emiフリガナヤマダ エミ性別女性.*修正する$/u),
    expect.stringMatching(/^お子様 1お名前山田フリガナヤマダ ケンタ性別その他・回答しない.*修正する$/u),
  ]);
  await guest.goesBack('/checkin/input-companions');
  await checksIn(guest);
  expect(guestsSent(hotel)).toMatchObject([
    { name: '山田　太郎' },
    { name: '山田　Ｅｍｉ', last_name_kana: 'ヤマダ', first_name_kana: 'エミ' },
    { last_name: '山田', last_name_kana: 'ヤマダ', first_name_kana: 'ケンタ' },
  ]);
});

it('a name in Latin letters can be turned round by one touch', async () => {
  const { guest } = await openTablet();
  const names = () => values('lastName', 'firstName', 'lastKana');
  await guest.opensForm(NAMES.fromAbroad);
  await expect.poll(names).toEqual(['SMITH', 'JOHN', undefined]);
  await guest.taps('take-swap');
  await expect.poll(names).toEqual(['JOHN', 'SMITH', undefined]);
  await expect.poll(marks).toBe(2);
});
