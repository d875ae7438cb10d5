import axe from 'axe-core';
import { expect } from 'vitest';
import type { BuiltInLanguage } from '~/domain/languages';
import { frame } from '../../../kiosk/guest/hands';
import { SERIOUS, SMALLEST, seriousIn, wrongSizes } from '../../../kiosk/guest/ruler';
import { type ScreenSize, turnsTo } from './boxes';
import { speak } from './looks';
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
  /** Leads back to the state, which the hotel's words in another language have ended. */
  readonly again?: () => Promise<void>;
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

/** Audits states of screens in each round: WCAG, large targets, nothing cut off, no overflowing words, no other language. */
export function auditor(...rounds: ReturnType<typeof roundsIn>) {
  const speaksIn = new Map(rounds.map(({ language }) => [language, speaksOnly(language)]));
  let order = rounds;
  return async (
    state: string,
    { rules = ['landscape'], hotelsOwn = '', isHotels = false, again }: Look = {},
  ) => {
    await frame();
    for (const { language, sizes } of order) {
      if (document.documentElement.lang !== language) {
        await speak(language);
        await again?.();
      }
      if (!isHotels) speaksIn.get(language)?.(state, hotelsOwn);
      for (const size of sizes) {
        await turnsTo(size);
        const look = `${state}, ${language}, ${size}`;
        expect
          .soft(await comesToRest(() => wrongSizes(SMALLEST)), `${look}: too small, cut off or too long`)
          .toEqual([]);
        if (language === 'ja' && rules.includes(size))
          expect.soft(await comesToRest(violations), `${look}: against WCAG`).toEqual([]);
      }
    }
    // The next state begins in this language and size, as every turn costs.
    order = order.toReversed().map(({ language, sizes }) => ({ language, sizes: sizes.toReversed() }));
  };
}
