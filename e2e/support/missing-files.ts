import { readdirSync } from 'node:fs';
import type { Route } from '@playwright/test';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { expect, type Page } from './fixtures.ts';

const BUILT = new URL('../../dist/assets/', import.meta.url);

/** A name that no file bears is a mistake of the test. */
function fileOf(name: string, ending: 'js' | 'css'): RegExp {
  const pattern = new RegExp(`/assets/${name}-[\\w-]{8}\\.${ending}$`);
  expect(
    readdirSync(BUILT).some((file) => pattern.test(`/assets/${file}`)),
    `${name}.${ending}`,
  ).toBe(true);
  return pattern;
}

/** The script of a screen or of a part of one. */
export const scriptOf = (name: string) => fileOf(name, 'js');
/** Its styles. */
export const stylesOf = (name: string) => fileOf(name, 'css');

/** Lets a file be out of reach until it is given back. */
export const takesAway = (page: Page, file: RegExp, answer = (route: Route) => route.abort()) =>
  page.context().route(file, answer);
/** Gives it back. */
export const gives = (page: Page, file: RegExp) => page.context().unroute(file);

/** What the guest reads where something was typed, and where nothing was. */
export const { not_loaded_text: KEPT, not_loaded_first_text: NOTHING_TO_KEEP } = ja.views.error_view;

/** Notes each part of a screen that does not come. */
export function notesMissingParts(page: Page): readonly string[] {
  const missed: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('A part of the screen could not be loaded')) missed.push(message.text());
  });
  return missed;
}

/** The guest is told that a screen has not come, and that nothing is lost. */
export async function isToldOfScreen(page: Page, text = KEPT): Promise<void> {
  await expect(page.locator('main')).toContainText(text);
  // In a frame of its own, which takes the place of the journey's.
  await expect(page.locator('#root header')).toHaveCount(1);
  await expect(page.locator('#root nav')).toHaveCount(0);
}

/** The button for another try. */
export const again = (page: Page) => page.locator('[data-action="reload"]');
