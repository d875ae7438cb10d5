import type { Config } from '~/config/schema';
import { isScreenPath, SCREENS, type ScreenRowOfApp } from './screens';

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

/** Where a fresh start leads. */
export type FreshStart = {
  /** The screen that opens. */
  readonly opens: string;
  /** What an engineer who debugs is told of it. */
  readonly note?: string;
};

/**
 * Where a fresh start at a path leads. A reload loses what the guest typed, so only home opens; while an engineer debugs, also
 * the screens that need nothing of it.
 */
export function freshStart(path: string, config: Config, isDebugging: boolean): FreshStart {
  if (path === '/') return { opens: path };
  const row = openScreen(path, config);
  if (!row) return { opens: '/404' };
  const opens = '/reload-error';
  if (!isDebugging || path === opens) return { opens };
  return row.needs.length === 0
    ? { opens: path, note: `${path} opens, where a guest would get ${opens}` }
    : { opens, note: `${opens} opens, since ${path} needs ${row.needs.join(', ')}, which no start has` };
}
