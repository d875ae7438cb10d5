import { expect, it } from 'vitest';
import { viewsIn } from '../support/looks';

/** The views of a screen in `npm test`. */

const FIVE = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const;

it.each([{ languages: FIVE }, { languages: FIVE.slice(0, 3) }])(
  'each two of language, display setting and size meet: $languages',
  ({ languages }) => {
    const pairs = (isAll: boolean) =>
      new Set(
        viewsIn(languages, isAll).flatMap(({ language, wishes, size }) => [
          `${language}, ${wishes}`,
          `${language}, ${size}`,
          `${wishes}, ${size}`,
        ]),
      );
    expect(pairs(false)).toEqual(pairs(true));
    expect(viewsIn(languages, true)).toHaveLength(3 * viewsIn(languages, false).length);
  },
);
