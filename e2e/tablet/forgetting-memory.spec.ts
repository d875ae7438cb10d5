import { type Marked, markedArrival, markedDeparture } from '../pages/marked-guests.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, type Tenant, test } from '../support/fixtures.ts';
import { textsInMemory } from '../support/heap.ts';
import { everythingKept, notesHistory } from '../support/traces.ts';

/** The least that the settings allow, so that nobody waits long for real: a stopped clock itself remembers what the page did. */
const BRISK = {
  kiosk: { attract: false, idle_timeout_s: 15, idle_prompt_s: 5, completion_return_s: 5 },
};
/** Longer than both. */
const LEFT_ALONE_MS = 30_000;

/** A visit, and the way in which it ends; all of them lead home. */
interface Ending {
  readonly visits: (page: Page, tenant: Tenant) => Marked;
  readonly ends: (marked: Marked) => Promise<void>;
}

/**
 * One way with each of the two journeys: whichever way a visit ends, one and the same thing forgets it. What is shown and kept
 * after every other way: the random walks; what became of the session: `tests/session/visit.test.ts`.
 */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'a check-out that ends by walking away': {
    visits: markedDeparture,
    ends: async ({ guest }) => {
      await expect(guest.page.locator('main')).toHaveAttribute('data-screen', '/', {
        timeout: LEFT_ALONE_MS,
      });
    },
  },
  'a check-in that ends by its end, and nobody touching it': {
    visits: markedArrival,
    ends: async ({ finishes }) => finishes(),
  },
};

/** What of these is in the page's memory. */
async function inMemory(page: Page, markers: readonly string[]): Promise<string[]> {
  const texts = [...(await textsInMemory(page))];
  return markers.filter((marker) => texts.some((text) => isIn(text, marker)));
}

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
    expect(
      await inMemory(page, markers),
      'in memory; what keeps it: a heap snapshot of the DevTools',
    ).toEqual([]);
    // One look alone takes half a minute on a busy machine.
  }).toPass({ timeout: 120_000 });
}

/** Few digits stand by chance in long texts that are nobody's. */
const isIn = (text: string, marker: string): boolean =>
  marker.length > 6 || /\D/.test(marker) ? text.includes(marker) : text === marker;

for (const [visit, { visits, ends }] of Object.entries(ENDINGS)) {
  test.describe(visit, () => {
    test.use({ serviceWorkers: 'allow' });

    test('leaves nothing behind', async ({ page, tenant, expectedErrors }) => {
      expectedErrors.push(NOTED_BY_THE_BROWSER);
      await notesHistory(page);
      const marked = visits(page, tenant);
      tenant.configure(marked.settings);
      tenant.configure(BRISK);
      const markers = await marked.fillsInEverything();
      // While a visit lasts, all that was typed is in memory: it would be found if it stayed.
      expect(await inMemory(page, markers)).toEqual(markers);
      await ends(marked);
      await marked.guest.isOn('/');
      await isForgotten(page, markers);
      // What was sent is not kept, either.
      const tokens = tenant.hotel.requests().flatMap(({ headers }) => headers.auth_token ?? []);
      const kept = await everythingKept(page);
      expect(['/api/', ...tokens].filter((sent) => kept.includes(sent))).toEqual([]);
      expect(tokens).not.toEqual([]);
    });
  });
}
