import { readdirSync } from 'node:fs';
import type { Route } from '@playwright/test';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BUILT } from './built.ts';
import { expect, type Page } from './fixtures.ts';

function fileOf(name: string, ending: 'js' | 'css'): RegExp {
  const pattern = new RegExp(`/assets/${name}-[\\w-]{8}\\.${ending}$`);
  expect(
    readdirSync(`${BUILT}/assets`).some((file) => pattern.test(`/assets/${file}`)),
    `${name}.${ending}`,
  ).toBe(true);
  return pattern;
}

export const scriptOf = (name: string) => fileOf(name, 'js');
export const stylesOf = (name: string) => fileOf(name, 'css');

/** Keeps a file away until it is given back. */
export const takesAway = (page: Page, file: RegExp, answer = (route: Route) => route.abort()) =>
  page.context().route(file, answer);
export const gives = (page: Page, file: RegExp) => page.context().unroute(file);

/** The guest's sentences with and without typed text. */
export const { not_loaded_text: KEPT, not_loaded_first_text: NOTHING_TO_KEEP } = ja.views.error_view;

export function notesMissingParts(page: Page): readonly string[] {
  const missed: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('A part of the screen could not be loaded')) missed.push(message.text());
  });
  return missed;
}

/** The guest reads that a screen has not come and nothing is lost. */
export async function isToldOfScreen(page: Page, text = KEPT): Promise<void> {
  await expect(page.locator('main')).toContainText(text);
  // In its own frame, in place of the journey's.
  await expect(page.locator('#root header')).toHaveCount(1);
  await expect(page.locator('#root nav')).toHaveCount(0);
}

export const again = (page: Page) => page.locator('[data-action="reload"]');
