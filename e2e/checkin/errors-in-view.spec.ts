import { onlyAsked } from '../../kiosk/guest/levels.ts';
import { SMITH_WITHOUT_PASSPORT } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { inspectHere } from '../support/inspect.ts';

/** Whoever presses next sees the first wrong answer; what the forms say: `tests/screens/checkin/wrong-answers`. */

/** The place of a field on the screen: label, hint, control and error. */
const frameOf = (page: Page, name: string) => page.locator(`[data-field-frame]:has([name="${name}"])`);

/** A field, its error included, stands where the guest sees it: inside the part that scrolls, under nothing. */
async function isInView(page: Page, name: string): Promise<void> {
  await expect
    .poll(
      () =>
        frameOf(page, name).evaluate((frame) => {
          const scroller = frame.closest('[data-scroller]');
          if (!scroller) return 'stands in nothing that scrolls';
          const seen = scroller.getBoundingClientRect();
          for (const part of frame.querySelectorAll(
            'input, button, textarea, [role="alert"], label, legend',
          )) {
            const box = part.getBoundingClientRect();
            if (box.top < seen.top || box.bottom > seen.bottom) return `${part.tagName} is out of view`;
            const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            if (!there || !frame.contains(there)) return `${part.tagName} is under ${there?.tagName}`;
          }
          return 'in view';
        }),
      { message: `where ${name} stands` },
    )
    .toBe('in view');
}

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

  // As long as a name can be, and longer.
  await guest.types('lastName', 'ウォルフェシュレーゲルシュタイン'.repeat(8));
  await guest.types('firstName', 'Hubert'.repeat(25));
  await guest.types('furtherSubarea', 'Llanfairpwllgwyngyll'.repeat(12));
  await guest.answersInOwnWords('occupation', 'محاسب قانوني');
  await inspectHere(page, 'the form with long names', false);
  await guest.goesOn('/checkin/guests-info');
  await inspectHere(page, 'the summary with long names', false);
  await page.setViewportSize(PHONE);
  await inspectHere(page, 'the summary with long names, on a phone', false);
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

test('so is the answer of a companion; of ten guests each has a row, and one to mend comes into view', async ({
  page,
  tenant,
}) => {
  tenant.configure(onlyAsked({}, { last_name_kana: 2, first_name_kana: 1, gender: 1 }));
  const guest = new Guest(page, tenant);
  await guest.opensForm('タカハシ');
  await guest.goesOn('/checkin/input-companions');
  const more = page.locator('[data-action="more"]');
  await expect(more).toBeInViewport();
  const answers = async (places: readonly number[]) => {
    for (const place of places) await guest.types(`companions.${place}.lastKana`, 'ヤマダ');
  };
  await isLedTo(guest, 'companions.0.lastKana');
  await answers([0, 1, 2, 3, 4, 5, 6]);
  await isLedTo(guest, 'companions.7.lastKana');
  await answers([7, 8]);
  await guest.goesOn('/checkin/guests-info');

  await test.step('the summary says that there are more', async () => {
    const fix = (companion: number) => page.locator(`[data-action="fix-companion-${companion}"]`);
    await expect(fix(6)).toBeInViewport({ ratio: 1 });
    await expect(more).toBeInViewport();
    await page.setViewportSize(PHONE);
    await expect(more).toBeInViewport();
    await fix(9).scrollIntoViewIfNeeded();
    await expect(more).toBeHidden();
    await page.setViewportSize(TABLET);
  });
  await guest.follows('fix-companion-5', '/checkin/input-companions');
  const distanceFromTop = async () => {
    const companion = await page.locator('#input-companion-5').boundingBox();
    const screen = await page.locator('main').boundingBox();
    return Math.round((companion?.y ?? 0) - (screen?.y ?? 0));
  };
  await expect.poll(distanceFromTop).toBe(60);
});
