import type { Fault } from '../../kiosk/demo-hotel/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { expect, type Page, type Tenant } from './fixtures.ts';

/** The sentences for a failed call, by what the guest is told. */
type Sentences = Readonly<Record<keyof typeof ja.api.base_api, string>>;

/** Hotels write what they like, and what they write is words. */
const WORDS_WITH_MARKUP = '<b>満室</b>です。<img src="x" onerror="alert(1)">&amp;フロントへ';

/** One way in which a call fails, and what the guest reads then. */
export interface Failure {
  readonly what: string;
  /** What the hotel does to the call; without it the tablet has no network. */
  readonly fault?: Omit<Fault, 'call'>;
  readonly says: (sentences: Sentences) => string;
}

/**
 * A few failures that a guest can tell apart. What each call makes of every fault is proved without a browser
 * (`tests/faults/`); here it is seen that the sentence reaches the screen, and that there is a way on.
 */
export const FAILURES: readonly Failure[] = [
  {
    what: "the hotel's own words, written like a page",
    fault: { kind: 'status', status: 503, errorMsg: WORDS_WITH_MARKUP },
    says: () => WORDS_WITH_MARKUP,
  },
  {
    what: 'a failure as a web page',
    fault: { kind: 'html', status: 502 },
    says: ({ error_invalid_format }) => error_invalid_format,
  },
  {
    what: 'a success that cannot be read',
    fault: { kind: 'malformed' },
    says: ({ error_invalid_format }) => error_invalid_format,
  },
  { what: 'no network', says: ({ error_network }) => error_network },
];

/** Whether a call that changes something was refused by the hotel itself; of any other nobody knows whether it was done. */
export const isHotelsOwn = ({ fault }: Failure): boolean => fault?.errorMsg !== undefined;

/** What a browser notes by itself when a call fails; everything else in the console is a fault of the app. */
export const NOTED_BY_THE_BROWSER = /^Failed to load resource/;

/**
 * Lets a call fail once while the guest does something, and sees that the dialog says so in the right words, as words,
 * and closes.
 */
export async function failsOnce(
  { page, tenant }: { readonly page: Page; readonly tenant: Tenant },
  call: string,
  { what, fault, says }: Failure,
  act: () => Promise<void>,
): Promise<void> {
  const sentence = says(ja.api.base_api);
  if (fault) tenant.hotel.faults.set({ ...fault, call, times: 1 });
  else await page.context().setOffline(true);
  await act();
  const dialog = page.getByRole('alertdialog', { name: sentence, exact: true });
  await expect(dialog, what).toContainText(sentence);
  await expect(dialog.getByRole('heading'), what).toHaveCount(0);
  await expect(dialog.locator('b, img'), what).toHaveCount(0);
  await page.context().setOffline(false);
  expect(tenant.hotel.faults.list(), what).toEqual([]);
  await dialog.locator('[data-action="close"]').click();
  await expect(page.getByRole('alertdialog'), what).toHaveCount(0);
}
