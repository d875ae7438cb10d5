import type { Fault } from '../kiosk/demo-hotel/index.ts';
import ja from '../src/i18n/ja.json' with { type: 'json' };
import { expect, type House, type Page } from './fixtures.ts';

/** The sentences for a failed call, by what the guest is told. */
type Sentences = Readonly<Record<keyof typeof ja.api.base_api, string>>;

/** Hotels write what they like, and what they write is words. */
const WORDS_WITH_MARKUP = '<b>満室</b>です。<img src="x" onerror="alert(1)">&amp;フロントへ';

/** One way in which a call fails, and what the guest reads then. */
export interface Failure {
  readonly what: string;
  /** What the hotel does to the call; without it the tablet has no network. */
  readonly fault?: Omit<Fault, 'call'>;
  /** Whether the hotel answered with a success that cannot be read: no failure where nothing is read. */
  readonly isUnreadable?: true;
  readonly says: (sentences: Sentences) => string;
}

/** Every way in which a call fails and the guest may try again. */
export const FAILURES: readonly Failure[] = [
  {
    what: "the hotel's own words",
    fault: { kind: 'status', status: 400, errorMsg: 'ただいま受付を停止しております。' },
    says: () => 'ただいま受付を停止しております。',
  },
  {
    what: "the hotel's own words, written like a page",
    fault: { kind: 'status', status: 503, errorMsg: WORDS_WITH_MARKUP },
    says: () => WORDS_WITH_MARKUP,
  },
  {
    what: 'a failure in JSON without words',
    fault: { kind: 'status', status: 500 },
    says: ({ error_invalid_format }) => error_invalid_format,
  },
  {
    what: 'a failure as a web page',
    fault: { kind: 'html', status: 502 },
    says: ({ error_invalid_format }) => error_invalid_format,
  },
  {
    what: 'a failure without a body',
    fault: { kind: 'empty-status', status: 503 },
    says: ({ error_status_error }) => error_status_error,
  },
  ...(['malformed', 'not-json', 'no-payload', 'wrong-shape'] as const).map(
    (kind): Failure => ({
      what: `a success that cannot be read (${kind})`,
      fault: { kind },
      isUnreadable: true,
      says: ({ error_invalid_format }) => error_invalid_format,
    }),
  ),
  {
    what: 'a success with an empty body',
    fault: { kind: 'empty-status', status: 200 },
    isUnreadable: true,
    says: ({ error_invalid_format }) => error_invalid_format,
  },
  {
    what: 'a broken connection',
    fault: { kind: 'reset' },
    says: ({ error_network }) => error_network,
  },
  { what: 'no network', says: ({ error_network }) => error_network },
  {
    what: 'no answer before the deadline',
    fault: { kind: 'hang' },
    says: ({ error_request_timeout }) => error_request_timeout,
  },
];

/** The failures of a call whose success is not read: any 2xx will do. */
export const FAILURES_OF_UNREAD: readonly Failure[] = FAILURES.filter(({ isUnreadable }) => !isUnreadable);

/** Whether a call that changes something was refused by the hotel itself; of any other nobody knows whether it was done. */
export const isHotelsOwn = ({ fault }: Failure): boolean => fault?.errorMsg !== undefined;

/** A deadline that a test can wait for, and that a busy machine keeps. */
export const SHORT_DEADLINE = { api: { timeout_ms: 2000 } } as const;

/** What a browser notes by itself when a call fails; everything else in the console is a fault of the app. */
export const NOTED_BY_THE_BROWSER = /^Failed to load resource/;

/**
 * Lets a call fail once while the guest does something, and sees that the dialog says so in the right words, as words,
 * and closes.
 */
export async function failsOnce(
  { page, house }: { readonly page: Page; readonly house: House },
  call: string,
  { what, fault, says }: Failure,
  act: () => Promise<void>,
  sentences: Sentences = ja.api.base_api,
): Promise<void> {
  // A connection stays broken until the guest is told: Chromium sends a call again by itself, once or several times.
  const lasts = fault?.kind === 'reset';
  if (fault) house.hotel.faults.set({ ...fault, call, ...(lasts ? {} : { times: 1 }) });
  else await page.context().setOffline(true);
  await act();
  const dialog = page.getByRole('alertdialog', { name: says(sentences), exact: true });
  await expect(dialog, what).toBeVisible();
  await expect(dialog.getByRole('heading'), what).toHaveCount(0);
  await expect(dialog.locator('b, img'), what).toHaveCount(0);
  await page.context().setOffline(false);
  if (lasts) house.hotel.faults.clear(call);
  expect(house.hotel.faults.list(), what).toEqual([]);
  await dialog.locator('[data-action="close"]').click();
  await expect(page.getByRole('alertdialog'), what).toHaveCount(0);
}
