import { beforeEach, expect, it } from 'vitest';
import { onlyAsked } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES, SMITH_WITHOUT_PASSPORT, YAMADA } from '../../../kiosk/guest/personas';
import { SMALLEST, wrongSizes } from '../../../kiosk/guest/ruler';
import { comesToRest } from '../support/audit';
import { boxOf, isWithin, turnsTo } from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { focused } from '../support/seen';

/** The next press shows the first wrong answer; the sentences: `tests/screens/checkin/wrong-answers`. */

const frameOf = (name: string) => document.querySelector(`[data-field-frame]:has([name="${name}"])`);

/** A field's place, its error included: in the scroller, under nothing. */
function whereIs(name: string): string {
  const frame = frameOf(name);
  const seen = frame?.closest('[data-scroller]')?.getBoundingClientRect();
  if (!frame || !seen) return 'stands in nothing that scrolls';
  for (const part of frame.querySelectorAll('input, button, textarea, [role="alert"], label, legend')) {
    const box = part.getBoundingClientRect();
    if (box.top < seen.top || box.bottom > seen.bottom) return `${part.tagName} is out of view`;
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!there || !frame.contains(there)) return `${part.tagName} is under ${there?.tagName}`;
  }
  return 'in view';
}

const isInView = (name: string) =>
  expect.poll(() => whereIs(name), { message: `where ${name} stands` }).toBe('in view');
const holdsAll = async (state: string) =>
  expect.soft(await comesToRest(() => wrongSizes(SMALLEST)), state).toEqual([]);

/** The first to the last field with a wrong and a right text. */
const FIELDS = [
  ['lastName', '山田1', '山田'],
  ['firstKana', '太郎', 'タロウ'],
  ['postcode', '12', '7830060'],
  ['furtherSubarea', '　', '１−２−３'],
  ['tel', 'abc', '09012345678'],
  // The field of the guest's own words.
  ['nextAccommodation', '', '箱根の宿'],
] as const;

async function isLedTo(guest: PageGuest, name: string): Promise<void> {
  await guest.goesOn();
  await expect.poll(focused, { message: name }).toBe(name);
  expect((await guest.field(name)).getAttribute('aria-invalid'), name).toBe('true');
  await isInView(name);
}

beforeEach(() => turnsTo('landscape'));

it('the first wrong answer is in view on a tablet and on a phone, and every screen holds the longest names', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  await guest.fillsIn(YAMADA);
  await guest.chooses('nextAccommodation-choice', 'other');
  for (const [name, wrong] of FIELDS.toReversed()) {
    await guest.types(name, wrong);
    await isLedTo(guest, name);
  }
  await turnsTo('phone');
  for (const [name, , right] of FIELDS) {
    await isLedTo(guest, name);
    await guest.types(name, right);
  }
  await turnsTo('landscape');
  await guest.picks('prefecture', '');
  await guest.goesOn();
  await expect.poll(() => frameOf('prefecture')?.contains(document.activeElement)).toBe(true);
  await isInView('prefecture');
  await guest.picks('prefecture', '高知県');

  // Longer than any name.
  await guest.types('lastName', 'ウォルフェシュレーゲルシュタイン'.repeat(8));
  await guest.types('firstName', 'Hubert'.repeat(25));
  await guest.types('furtherSubarea', 'Llanfairpwllgwyngyll'.repeat(12));
  await guest.answersInOwnWords('occupation', 'محاسب قانوني');
  await holdsAll('the form with long names');
  await guest.goesOn('/checkin/guests-info');
  await holdsAll('the summary with long names');
  await turnsTo('phone');
  await holdsAll('the summary with long names, on a phone');
});

it('so is a choice that a guest from abroad has not made, and the passport', async () => {
  const { guest } = await openTablet({ settings: { visibility: { representative: { passport: 2 } } } });
  await guest.opensForm(NAMES.alone);
  await guest.fillsIn(SMITH_WITHOUT_PASSPORT);
  await guest.picks('countrycode', '');
  await guest.goesOn();
  await expect.poll(() => frameOf('countrycode')?.contains(document.activeElement)).toBe(true);
  await isInView('countrycode');
  await guest.picks('countrycode', 'GB');
  await guest.goesOn();
  await expect.poll(focused).toBe('passport');
  await isInView('passport');
});

it('so is the answer of a companion; of ten guests each has a row, and one to mend comes into view', async () => {
  const { guest } = await openTablet({
    settings: onlyAsked({ occupation: 1 }, { last_name_kana: 2, first_name_kana: 1, gender: 1 }),
  });
  await guest.opensForm('タカハシ');
  await guest.goesOn('/checkin/input-companions');
  const more = () =>
    document.querySelector('[data-action="more"]')?.checkVisibility({ visibilityProperty: true }) === true;
  await expect.poll(more).toBe(true);
  const answers = async (places: readonly number[]) => {
    for (const place of places) await guest.types(`companions.${place}.lastKana`, 'ヤマダ');
  };
  await isLedTo(guest, 'companions.0.lastKana');
  await answers([0, 1, 2, 3, 4, 5, 6]);
  // The next companion comes without a message.
  await guest.goesOn();
  await expect.poll(() => document.activeElement?.closest('section')?.id).toBe('input-companion-8');
  expect((await guest.field('companions.7.lastKana')).getAttribute('aria-invalid')).toBe(null);
  await isLedTo(guest, 'companions.7.lastKana');
  await answers([7, 8]);
  await guest.goesOn('/checkin/guests-info');

  // The summary counts the others.
  const fix = (companion: number) => `[data-action="fix-companion-${companion}"]`;
  const glass = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  expect(isWithin(boxOf(fix(6)), glass())).toBe(true);
  await expect.poll(more).toBe(true);
  await turnsTo('phone');
  await expect.poll(more).toBe(true);
  document.querySelector('main [data-scroller]')?.scrollTo(0, 1e6);
  await expect.poll(more).toBe(false);
  await turnsTo('landscape');
  await guest.follows('fix-companion-5', '/checkin/input-companions');
  const fromTop = () => Math.round(boxOf('#input-companion-5').top - boxOf('main').top);
  await expect.poll(fromTop).toBe(60);
});
