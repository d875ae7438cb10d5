import { expect, type Page } from '../support/fixtures.ts';
import { focusIsSeen, keyboardIsAt } from '../support/inspect.ts';

/** What a guest does who uses the keyboard alone; each step is seen to lead where it should, and to be seen. */

/** Presses a key and sees what it leads to, and that the guest sees it too. */
export async function leadsTo(page: Page, key: string, place: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => keyboardIsAt(page), { message: `where ${key} leads` }).toBe(place);
  await focusIsSeen(page);
}

/** Tab leads to a place. */
export const tabsTo = (page: Page, place: string) => leadsTo(page, 'Tab', place);

/** Tabs on until a place is reached, and sees that the focus is never out of sight on the way. */
export async function tabsUntil(page: Page, place: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if ((await keyboardIsAt(page)) === place) return;
    await page.keyboard.press('Tab');
    await focusIsSeen(page);
  }
  throw new Error(`The keyboard does not lead to ${place}`);
}

/** Tabs to a field and types into it. */
export async function fills(page: Page, name: string, text: string): Promise<void> {
  await tabsTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
