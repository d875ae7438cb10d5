import { expect, it } from 'vitest';
import { frame } from '../../../kiosk/guest/hands';
import { CHECKIN, CHECKOUT, take } from '../../../kiosk/guest/journeys';
import { type ScreenSize, textsBelow, turnsTo } from '../support/boxes';
import { openTablet } from '../support/open-tablet';

/** The size of all letters that a guest reads. */

/** In CSS px. */
const LEAST = 20;

/** All words on the screen that are smaller, with their size. */
function smallWords(): string[] {
  return textsBelow(document.body).flatMap((text) => {
    const box = text.parentElement;
    if (!box?.checkVisibility() || box.closest('.hidden, script, style, select')) return [];
    const size = Number.parseFloat(getComputedStyle(box).fontSize);
    return size < LEAST - 0.1 ? [`${text.data.trim().slice(0, 30)}: ${size}`] : [];
  });
}

it.each(
  (['landscape', 'portrait', 'phone'] as const satisfies readonly ScreenSize[]).flatMap((size) => [
    { size, journey: CHECKIN },
    { size, journey: CHECKOUT },
  ]),
)('no words on any screen are smaller than 20 px: $size, $journey.1.screen', async ({ size, journey }) => {
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  await turnsTo(size);
  const found: Record<string, string[]> = {};
  const look = (screen: string) => async () => {
    await frame();
    const small = smallWords();
    if (small.length > 0) found[screen] = small;
  };
  await take(guest, journey, Object.fromEntries(journey.map(({ screen }) => [screen, look(screen)])));
  expect(found).toEqual({});
});
