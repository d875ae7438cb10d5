import { goesBackHome, type Marked, markedArrival, markedDeparture } from '../pages/marked-guests.ts';
import { comesIn, WITH_PIN } from '../pages/staff-member.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { Heap } from '../support/heap.ts';
import { everythingKept, notesHistory } from '../support/traces.ts';

test.use({ serviceWorkers: 'allow' });

/** The least that the settings allow, so that nobody waits long for real: a stopped clock itself remembers what the page did. */
const BRISK = {
  kiosk: { attract: false, idle_timeout_s: 15, idle_prompt_s: 5, completion_return_s: 5 },
};
/** Longer than both. */
const LEFT_ALONE_MS = 30_000;

const JOURNEYS = { 'check-in': markedArrival, 'check-out': markedDeparture } as const;

/** The one way that needs a PIN; with one, five steps back in three seconds are five taps in the staff's corner. */
const STAFF = 'staff who come in';

/** The ways in which a visit ends; all of them lead home. */
const WAYS: Readonly<Record<string, (marked: Marked) => Promise<void>>> = {
  'going back to the start': goesBackHome,
  'walking away': async ({ guest }) => {
    await expect(guest.page.locator('main')).toHaveAttribute('data-screen', '/', { timeout: LEFT_ALONE_MS });
  },
  'getting lost': async ({ guest }) => {
    await guest.turnsTo('/nowhere');
    await guest.isOn('/reload-error');
    await guest.goesOn();
  },
  'its end, and a touch': async ({ guest, finishes }) => {
    await finishes();
    await guest.goesOn();
  },
  'its end, and nobody touching it': async ({ finishes }) => finishes(),
  [STAFF]: ({ guest }) => comesIn(guest),
};

/** Nothing of what was typed is shown, kept or reachable in memory. */
async function isForgotten(page: Page, markers: readonly string[]): Promise<void> {
  const kept = await everythingKept(page);
  expect(
    markers.filter((marker) => kept.includes(marker)),
    'shown or kept',
  ).toEqual([]);
  // The test's own driver keeps the last text in which it has found something: that is to be home.
  await expect(page.locator('html')).toContainText(/./);
  // What React has taken off the screen it lets go of a moment later.
  await expect(async () => {
    const heap = await Heap.of(page);
    const texts = [...heap.texts()];
    const left = markers.filter((marker) => texts.some((text) => isIn(text, marker)));
    expect(
      left.map((marker) => `${marker}: ${heap.keeperOf(marker)}`),
      'in memory',
    ).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** Few digits stand by chance in long texts that are nobody's. */
const isIn = (text: string, marker: string): boolean =>
  marker.length > 6 || /\D/.test(marker) ? text.includes(marker) : text === marker;

for (const [journey, marked] of Object.entries(JOURNEYS)) {
  test.describe(`a ${journey}`, () => {
    test.beforeEach(({ page }) => notesHistory(page));

    test('is in memory while it lasts, and would be found', async ({ page, tenant }) => {
      const visit = marked(page, tenant);
      tenant.configure(visit.settings);
      const markers = await visit.fillsInEverything();
      const texts = [...(await Heap.of(page)).texts()];
      expect(markers.filter((marker) => !texts.some((text) => isIn(text, marker)))).toEqual([]);
    });

    for (const [way, ends] of Object.entries(WAYS)) {
      test(`that ends by ${way} leaves nothing behind`, async ({ page, tenant, expectedErrors }) => {
        expectedErrors.push(NOTED_BY_THE_BROWSER);
        const visit = marked(page, tenant);
        tenant.configure(visit.settings);
        tenant.configure(BRISK);
        if (way === STAFF) tenant.configure(WITH_PIN);
        const markers = await visit.fillsInEverything();
        await ends(visit);
        await visit.guest.isOn('/');
        await isForgotten(page, markers);
      });
    }
  });
}
