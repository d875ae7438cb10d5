import type { Config } from '~/config/schema';
import { isScreenPath, SCREENS, type ScreenRowOfApp } from './screens';

/** True for a screen on which a guest can end the journey early. Last screens and error screens lead home anyway. */
export function canFinish(path: string): boolean {
  if (path === '/' || !isScreenPath(path)) return false;
  const { next }: ScreenRowOfApp = SCREENS[path];
  return next !== '/';
}

/** The screen at a path, if the settings allow it. */
export function openScreen(path: string, config: Config): ScreenRowOfApp | undefined {
  if (!isScreenPath(path)) return undefined;
  const row: ScreenRowOfApp = SCREENS[path];
  return (row.isOpen?.(config) ?? true) ? row : undefined;
}

type FreshStart = {
  readonly opens: string;
  readonly note?: string;
};

/**
 * The screen after a fresh start. A reload loses every answer, so only home opens; for an engineer also screens
 * without needs.
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
