import type { Config } from '~/config/schema';
import { isScreenPath, SCREENS, type ScreenPath, type ScreenRowOfApp } from './screens';

/**
 * True for a screen on which a journey can be ended before its time: on home none has begun, and the last screens and those
 * for errors lead home by their main button.
 */
export function canFinish(path: string): boolean {
  if (path === '/' || !isScreenPath(path)) return false;
  const { next }: ScreenRowOfApp = SCREENS[path];
  return next !== '/';
}

/** The screen at a path, if the settings make it available; undefined otherwise. */
export function openScreen(path: string, config: Config): ScreenRowOfApp | undefined {
  if (!isScreenPath(path)) return undefined;
  const row: ScreenRowOfApp = SCREENS[path];
  return (row.isOpen?.(config) ?? true) ? row : undefined;
}

/** The screen to redirect a fresh start to; undefined if the path may open. A reload loses what the guest typed, so only home may. */
export function firstScreen(path: string, isKnown: boolean): ScreenPath | undefined {
  if (path === '/') return undefined;
  return isKnown ? '/reload-error' : '/404';
}
