import type { Page } from '@playwright/test';

/** What a guest does on one screen before the tap that leads on. */
export interface Stop {
  readonly screen: string;
  readonly does?: (page: Page) => Promise<void>;
  /** The tap that leads on: an element's `data-action`. Nothing where the hotel's answer leads on by itself. */
  readonly taps?: string;
}

/** A walk of a guest through the app, from home back to home. */
export type Journey = readonly Stop[];

/** Answers of a form: a field's name, and what is typed into it. */
export type Answers = readonly (readonly [name: string, text: string])[];

/** Types answers into their fields. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  for (const [name, text] of answers) await page.locator(`[name="${name}"]`).fill(text);
}

const THERE_AND_BACK: Journey = [
  { screen: '/', taps: 'checkin' },
  { screen: '/checkin/search', taps: 'main' },
];

/** There and back on the bare page, five times: the cost of a change of screen without the app. */
export const BARE_JOURNEY: Journey = Array.from({ length: 5 }, () => THERE_AND_BACK).flat();

/** The one button of a screen that waits for the hotel. */
export const CANCEL = 'cancel';

/** The same screens on the page that is dressed as them: there is nothing to answer, and each is left with a tap. */
export const dressed = (journey: Journey): Journey =>
  journey.map(({ screen, taps = CANCEL }) => ({ screen, taps }));
