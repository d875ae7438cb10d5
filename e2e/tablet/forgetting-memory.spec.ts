import { type Marked, markedArrival, markedDeparture } from '../pages/marked-guests.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, type Tenant, test } from '../support/fixtures.ts';
import { textsInMemory } from '../support/heap.ts';
import { installs } from '../support/offline-shell.ts';
import { everythingKept, notesHistory } from '../support/traces.ts';

const LEFT_ALONE_MS = 120_000;

interface Ending {
  /** Short waits: a stopped clock itself remembers the page. */
  readonly kiosk: Readonly<Record<string, number>>;
  readonly visits: (page: Page, tenant: Tenant) => Marked;
  readonly ends: (marked: Marked) => Promise<void>;
}

/** One ending of each journey: all share the code that forgets (`tests/session/visit.test.ts`, random walks). */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'a check-out that ends by walking away': {
    kiosk: { idle_timeout_s: 15, idle_prompt_s: 5 },
    visits: markedDeparture,
    ends: async ({ guest }) => {
      await expect(guest.page.locator('main')).toHaveAttribute('data-screen', '/', {
        timeout: LEFT_ALONE_MS,
      });
    },
  },
  'a check-in that ends by its end, and nobody touching it': {
    // No short idle time: a busy machine looks into memory longer.
    kiosk: { completion_return_s: 5 },
    visits: markedArrival,
    ends: async ({ finishes }) => finishes(),
  },
};

async function inMemory(page: Page, markers: readonly string[]): Promise<string[]> {
  const texts = [...(await textsInMemory(page))];
  return markers.filter((marker) => texts.some((text) => isIn(text, marker)));
}

/** No typed text is shown, kept or reachable in memory. */
async function isForgotten(page: Page, markers: readonly string[]): Promise<void> {
  const kept = await everythingKept(page);
  expect(
    markers.filter((marker) => kept.includes(marker)),
    'shown or kept',
  ).toEqual([]);
  // The driver keeps its last found text: that is to be home.
  await expect(page.locator('html')).toContainText(/./);
  // React drops removed elements a moment later.
  await expect(async () => {
    expect(
      await inMemory(page, markers),
      'in memory; what keeps it: a heap snapshot of the DevTools',
    ).toEqual([]);
  }).toPass();
}

/** Short digits occur by chance in long texts. */
const isIn = (text: string, marker: string): boolean =>
  marker.length > 6 || /\D/.test(marker) ? text.includes(marker) : text === marker;

for (const [visit, { kiosk, visits, ends }] of Object.entries(ENDINGS)) {
  test.describe(visit, () => {
    test.use({ serviceWorkers: 'allow' });

    test('leaves nothing behind', async ({ page, tenant, expectedErrors }) => {
      expectedErrors.push(NOTED_BY_THE_BROWSER);
      await notesHistory(page);
      const marked = visits(page, tenant);
      tenant.configure(marked.settings);
      tenant.configure({ kiosk: { attract: false, ...kiosk } });
      await installs(marked.guest);
      const markers = await marked.fillsInEverything();
      // During a visit all typed words are found in memory.
      expect(await inMemory(page, markers)).toEqual(markers);
      await ends(marked);
      await marked.guest.isOn('/');
      await isForgotten(page, markers);
      const tokens = tenant.hotel.requests().flatMap(({ headers }) => headers.auth_token ?? []);
      const kept = await everythingKept(page);
      expect(['/api/', ...tokens].filter((sent) => kept.includes(sent))).toEqual([]);
      expect(tokens).not.toEqual([]);
    });
  });
}
