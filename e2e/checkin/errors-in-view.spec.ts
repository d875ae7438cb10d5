import { SMITH_WITHOUT_PASSPORT } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { fitsTheScreen, frameOf, isInView } from '../support/field-errors.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';

/** Whoever presses next sees the first wrong answer; what the forms say: `tests/screens/checkin/wrong-answers`. */

const PHONE = { width: 390, height: 844 } as const;
const TABLET = { width: 1280, height: 800 } as const;

/** Fields from the first to the last, each with a wrong text and a right one. */
const FIELDS = [
  ['lastName', '山田1', '山田'],
  ['firstKana', '太郎', 'タロウ'],
  ['postcode', '12', '7830060'],
  ['furtherSubarea', '　', '１−２−３'],
  ['tel', 'abc', '09012345678'],
  // The field of the guest's own words.
  ['nextAccommodation', '', '箱根の宿'],
] as const;

async function isLedTo(guest: Guest, name: string): Promise<void> {
  await guest.goesOn();
  await expect(guest.field(name), name).toHaveAttribute('aria-invalid', 'true');
  await expect(guest.field(name), name).toBeFocused();
  await isInView(guest.page, name);
}

/** Types names as long as a name can be, and longer. */
async function typesLongNames(page: Page, guest: Guest): Promise<void> {
  for (const [name, text] of [
    ['lastName', 'ウォルフェシュレーゲルシュタイン'.repeat(8)],
    ['firstName', 'Hubert'.repeat(25)],
    ['furtherSubarea', 'Llanfairpwllgwyngyll'.repeat(12)],
  ] as const) {
    await guest.field(name).fill('');
    await page.keyboard.insertText(text);
    await guest.field(name).blur();
  }
}

test('the first wrong answer is in view on a tablet and on a phone, and every screen holds the longest names', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensForm('サトウ ハナコ');
  await guest.fillsInDomestic();
  await guest.chooses('nextAccommodation-choice', 'other');
  for (const [name, wrong] of FIELDS.toReversed()) {
    await guest.types(name, wrong);
    await isLedTo(guest, name);
  }
  await page.setViewportSize(PHONE);
  for (const [name, , right] of FIELDS) {
    await isLedTo(guest, name);
    await guest.types(name, right);
  }
  await page.setViewportSize(TABLET);
  await guest.field('prefecture').selectOption('');
  await guest.goesOn();
  await expect(frameOf(page, 'prefecture').getByRole('button')).toBeFocused();
  await isInView(page, 'prefecture');
  await guest.field('prefecture').selectOption('高知県');

  await typesLongNames(page, guest);
  await guest.answersInOwnWords('occupation', 'محاسب قانوني');
  await fitsTheScreen(page);
  await guest.goesOn('/checkin/guests-info');
  await fitsTheScreen(page);
  await page.setViewportSize(PHONE);
  await fitsTheScreen(page);
});

test('so is a choice that a guest from abroad has not made, and the passport', async ({ page, tenant }) => {
  tenant.configure({ visibility: { representative: { passport: 2 } } });
  const guest = new Guest(page, tenant);
  await guest.opensForm('サトウ ハナコ');
  await guest.fillsIn(SMITH_WITHOUT_PASSPORT);
  await guest.field('countrycode').selectOption('');
  await guest.goesOn();
  await expect(frameOf(page, 'countrycode').getByRole('button')).toBeFocused();
  await isInView(page, 'countrycode');
  await guest.field('countrycode').selectOption('GB');
  await guest.goesOn();
  await expect(guest.field('passport')).toBeFocused();
  await isInView(page, 'passport');
});

test('so is the answer of a companion', async ({ page, tenant }) => {
  const companion = { ...NOTHING_ASKED.visibility.companion, last_name_kana: 2 };
  tenant.configure({ visibility: { ...NOTHING_ASKED.visibility, companion } });
  const guest = new Guest(page, tenant);
  await guest.opensForm('タカハシ');
  await guest.goesOn('/checkin/input-companions');
  for (const place of [0, 7]) {
    for (let before = 0; before < place; before++) {
      await guest.types(`companions.${before}.lastKana`, 'ヤマダ');
    }
    await isLedTo(guest, `companions.${place}.lastKana`);
  }
});
