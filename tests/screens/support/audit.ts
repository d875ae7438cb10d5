import axe from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { BuiltInLanguage } from '~/domain/languages';
import { frame } from '../../../kiosk/guest/hands';
import { SERIOUS, SMALLEST, seriousIn, wrongSizes } from '../../../kiosk/guest/ruler';
import { SCREENS, type ScreenSize } from './boxes';
import { speaksOnly } from './wording';

/** What a resize or the last tap still changes has changed, in frames. */
const PATIENCE = 120;

/** For screens that leave out or fold words on a phone. */
export const ON_PHONE_TOO: readonly ScreenSize[] = ['landscape', 'phone'];

/** How a state is looked at. */
interface Look {
  /** The sizes in which the rules of WCAG are gone through. */
  readonly rules?: readonly ScreenSize[];
  /** All that the hotel has written for its screens. */
  readonly hotelsOwn?: string;
  /** The hotel's own words stand there. */
  readonly isHotels?: boolean;
}

/** What is found, once it stays or nothing is found. */
export async function comesToRest(find: () => string[] | Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let frames = 0; found.length > 0 && frames < PATIENCE; frames++) {
    await frame();
    found = await find();
  }
  return found;
}

/** Width and height, in CSS px. */
type Size = readonly [width: number, height: number];

/** Gives the page a size; it is the usual one again when the test is over. To be called once in a test. */
export function turning(): (size: Size) => Promise<void> {
  const usual: Size = [window.innerWidth, window.innerHeight];
  const turn = async ([width, height]: Size) => {
    if (window.innerWidth === width && window.innerHeight === height) return;
    await page.viewport(width, height);
    await frame();
  };
  onTestFinished(() => turn(usual));
  return turn;
}

/** What WCAG calls serious or critical. */
export const violations = async (): Promise<string[]> => seriousIn(await axe.run(document, SERIOUS));

/**
 * Rounds through the same screens, one in each of these languages, with the sizes on which the ruler is laid: every size in
 * Japanese; in the others the narrowest and a wide one. The two Chinese scripts, which take the same room, share these.
 * Languages and sizes change the lengths of words, never roles and colours: the rules are gone through in Japanese alone.
 */
export const roundsIn = (...rounds: readonly (readonly [BuiltInLanguage, ...ScreenSize[]])[]) =>
  rounds.map(([language, ...sizes]) => ({ language, sizes }));

/**
 * Looks at states of screens as an auditor does: nothing against WCAG, every target large enough, nothing cut off at the side, no
 * words longer than their place, and none of another language.
 */
export function auditor({ language, sizes }: ReturnType<typeof roundsIn>[number]) {
  const turn = turning();
  const speaks = speaksOnly(language);
  let order = sizes;
  return async (state: string, { rules = ['landscape'], hotelsOwn = '', isHotels = false }: Look = {}) => {
    await frame();
    if (!isHotels) speaks(state, hotelsOwn);
    for (const size of order) {
      await turn(SCREENS[size]);
      const look = `${state}, ${size}`;
      expect
        .soft(await comesToRest(() => wrongSizes(SMALLEST)), `${look}: too small, cut off or too long`)
        .toEqual([]);
      if (language === 'ja' && rules.includes(size))
        expect.soft(await comesToRest(violations), `${look}: against WCAG`).toEqual([]);
    }
    // The next state begins in the size in which this one ends, as every turn of the tablet costs.
    order = order.toReversed();
  };
}
