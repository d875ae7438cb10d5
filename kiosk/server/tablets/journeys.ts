import { JOURNEYS as NAMES, screenName } from '../../../src/flow/screen-name.ts';
import { isScreenPath, SCREENS, type ScreenPath } from '../../../src/flow/screens.ts';
import type { Language, Words } from '../staff-language.ts';

const PATHS: readonly ScreenPath[] = Object.keys(SCREENS).filter(isScreenPath);

export const JOURNEYS = Object.entries(NAMES).map(([journey, title]: [string, Words]) => ({
  title,
  screens: PATHS.filter((path) => path.startsWith(`/${journey}/`)).map((path) => ({
    path,
    name: SCREENS[path].name,
  })),
}));

/** Every screen with metrics: all but the unknown address. */
export const COUNTED: readonly string[] = PATHS.filter((path) => path !== '/404');

export const isKnownScreen: (path: string) => boolean = isScreenPath;

export const screenWords = (path: string, language: Language): string =>
  isScreenPath(path) ? screenName(path)[language] : path;

/** Puts before a screen's name the code that its guest reads in the help. */
export function withCode(path: string, name: string): string {
  const code = isScreenPath(path) ? SCREENS[path].code : undefined;
  return code === undefined ? name : `${code} ${name}`;
}
