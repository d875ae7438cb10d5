import type { Page } from '@playwright/test';
import { type Answers, fillIn, type Journey } from './journey.ts';

const REPRESENTATIVE: Answers = [
  ['lastName', '山田'],
  ['firstName', '太郎'],
  ['lastKana', 'ヤマダ'],
  ['firstKana', 'タロウ'],
  ['age', '42'],
  ['postcode', '7830060'],
  ['furtherSubarea', '１−２−３'],
  ['tel', '09012345678'],
  ['occupation', '会社員'],
];
const COMPANIONS: Answers = [
  ['companions.0.lastKana', 'ヤマダ'],
  ['companions.0.firstKana', 'エミ'],
  ['companions.1.lastKana', 'ヤマダ'],
  ['companions.1.firstKana', 'ケンタ'],
];

const MOST_TRIES = 5;
/** A form that is being drawn marks an answer a moment later; in ms. */
const MARK_MS = 3000;

async function choose(page: Page, name: string, value: string): Promise<void> {
  const choice = page.locator(`input[name="${name}"][value="${value}"]`);
  const marked = choice.and(page.locator(':checked'));
  // Answers lead on to the next field: once more where the form has moved beneath the finger.
  for (let tries = 0; tries < MOST_TRIES && (await marked.count()) === 0; tries++) {
    await choice.click();
    await marked.waitFor({ timeout: MARK_MS }).catch(() => undefined);
  }
}

/** Draws a short stroke over the canvas. */
async function sign(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no canvas to sign on');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.6, { steps: 40 });
  await page.mouse.up();
}

/** The whole check-in of a party of three. */
export const CHECKIN: Journey = [
  { screen: '/', taps: 'checkin' },
  {
    screen: '/checkin/search',
    does: (page) => fillIn(page, [['reservationName', 'ヤマダ タロウ']]),
    taps: 'main',
  },
  { screen: '/checkin/check-reservation', taps: 'main' },
  {
    screen: '/checkin/input-representative',
    does: async (page) => {
      await choose(page, 'gender', '1');
      await fillIn(page, REPRESENTATIVE);
    },
    taps: 'main',
  },
  {
    screen: '/checkin/input-companions',
    does: async (page) => {
      await choose(page, 'companions.0.gender', '2');
      await choose(page, 'companions.1.gender', '3');
      await fillIn(page, COMPANIONS);
    },
    taps: 'main',
  },
  { screen: '/checkin/guests-info', taps: 'main' },
  { screen: '/checkin/term', does: sign, taps: 'main' },
  { screen: '/checkin/confirm-checkin', taps: 'main' },
  { screen: '/checkin/complete', taps: 'main' },
];
