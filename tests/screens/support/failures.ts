import { expect } from 'vitest';
import ja from '~/i18n/ja.json';
import type { DemoHotel } from '../../../kiosk/demo-hotel/open-hotel';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { count, texts, warning } from './seen';

type Sentences = typeof ja.api.base_api;

type Fault = Parameters<DemoHotel['faults']['set']>[0];

/** A way of failing with the guest's sentence. */
export interface Failure {
  readonly what: string;
  readonly fault: Omit<Fault, 'call'>;
  readonly says: (sentences: Sentences) => string;
}

/** A hotel's words are never markup. */
const WORDS_WITH_MARKUP = '<b>満室</b>です。<img src="x" onerror="alert(1)">&amp;フロントへ';

export const HOTELS_OWN_WORDS: Failure = {
  what: "the hotel's own words, written like a page",
  fault: { kind: 'status', status: 503, errorMsg: WORDS_WITH_MARKUP },
  says: () => WORDS_WITH_MARKUP,
};

export const WEB_PAGE: Failure = {
  what: 'a failure as a web page',
  fault: { kind: 'html', status: 502 },
  says: ({ error_invalid_format }) => error_invalid_format,
};

export const UNREADABLE: Failure = {
  what: 'a success that cannot be read',
  fault: { kind: 'malformed' },
  says: ({ error_invalid_format }) => error_invalid_format,
};

export const NO_CONNECTION: Failure = {
  what: 'no connection',
  fault: { kind: 'reset' },
  says: ({ error_network }) => error_network,
};

/** A few failures that a guest can tell apart. All: `tests/faults/`, `tests/screens/faults.test.ts`. */
export const FAILURES: readonly Failure[] = [HOTELS_OWN_WORDS, WEB_PAGE, UNREADABLE, NO_CONNECTION];

export async function isTold(guest: PageGuest, words: string): Promise<void> {
  await expect.poll(warning).toContain(words);
  await guest.taps('close');
  await expect.poll(warning).toBeUndefined();
}

/** Changing calls; others are repeated after a network failure. */
const CHANGES = /^(upload_|execute_|settlement|web_email_register|public_key)/;

interface Scene {
  readonly guest: PageGuest;
  readonly hotel: DemoHotel;
}

/** Fails a call once; the dialog has the words as plain text, and closes. @param done words above after a success */
export async function failsOnce(
  { guest, hotel }: Scene,
  call: string,
  { what, fault, says }: Failure,
  act: () => Promise<void>,
  { sentences = ja.api.base_api, done }: { readonly sentences?: Sentences; readonly done?: string } = {},
): Promise<void> {
  hotel.faults.set({ ...fault, call, times: fault.kind === 'reset' && !CHANGES.test(call) ? 2 : 1 });
  await act();
  await expect.poll(warning, { message: what }).toContain(says(sentences));
  expect(texts('dialog[open] h2'), what).toEqual(done === undefined ? [] : [done]);
  expect(count('dialog[open] :is(b, img)'), what).toBe(0);
  expect(hotel.faults.list(), what).toEqual([]);
  await guest.taps('close');
  await expect.poll(() => count('dialog[open]'), { message: what }).toBe(0);
}
