import axe from 'axe-core';
import { expect } from 'vitest';
import type { BuiltInLanguage } from '~/domain/languages';
import { frame } from '../../../kiosk/guest/hands';
import { SERIOUS, SMALLEST, seriousIn, wrongSizes } from '../../../kiosk/guest/ruler';
import { type ScreenSize, turnsTo } from './boxes';
import { speaksOnly } from './wording';

/** In frames, after a resize or tap. */
const PATIENCE = 120;

/** For screens that leave out or fold words on a phone. */
export const ON_PHONE_TOO: readonly ScreenSize[] = ['landscape', 'phone'];

interface Look {
  /** The sizes for WCAG's rules. */
  readonly rules?: readonly ScreenSize[];
  /** Everything that the hotel wrote for its screens. */
  readonly hotelsOwn?: string;
  /** The hotel's own words are shown. */
  readonly isHotels?: boolean;
}

/** Repeats a search until it finds nothing or the same. */
export async function comesToRest(find: () => string[] | Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let frames = 0; found.length > 0 && frames < PATIENCE; frames++) {
    await frame();
    found = await find();
  }
  return found;
}

/** Findings that WCAG calls serious or critical. */
export const violations = async (): Promise<string[]> => seriousIn(await axe.run(document, SERIOUS));

/**
 * Rounds through the same screens by language, with the ruler's sizes: all in Japanese, else the narrowest and a wide
 * one; the Chinese scripts share these. Languages change lengths, never roles and colours: Japanese alone has the
 * rules.
 */
export const roundsIn = (...rounds: readonly (readonly [BuiltInLanguage, ...ScreenSize[]])[]) =>
  rounds.map(([language, ...sizes]) => ({ language, sizes }));

/** Audits states of screens: WCAG, large targets, nothing cut off, no overflowing words, no other language. */
export function auditor({ language, sizes }: ReturnType<typeof roundsIn>[number]) {
  const speaks = speaksOnly(language);
  let order = sizes;
  return async (state: string, { rules = ['landscape'], hotelsOwn = '', isHotels = false }: Look = {}) => {
    await frame();
    if (!isHotels) speaks(state, hotelsOwn);
    for (const size of order) {
      await turnsTo(size);
      const look = `${state}, ${size}`;
      expect
        .soft(await comesToRest(() => wrongSizes(SMALLEST)), `${look}: too small, cut off or too long`)
        .toEqual([]);
      if (language === 'ja' && rules.includes(size))
        expect.soft(await comesToRest(violations), `${look}: against WCAG`).toEqual([]);
    }
    // The next state begins in this size, as every turn costs.
    order = order.toReversed();
  };
}
