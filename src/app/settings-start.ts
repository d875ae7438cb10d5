import { askSettings } from '~/config/ask';
import { fetchSettings } from '~/config/load';
import { savedSettings, saveSettings } from '~/config/saved';
import { adoptSettings, type Settings } from '~/config/settings';
import { nextTask } from '~/device/next-task';

/** Applies the stored settings; on a new tablet the server's, or the defaults. */
export async function startSettings(): Promise<void> {
  adoptSettings(savedSettings() ?? (await fetchFirst()) ?? (await import('~/config/read')).defaultSettings());
}

async function fetchFirst(): Promise<Settings | undefined> {
  const requested = askSettings(undefined);
  // Settings and their checking code load in parallel.
  await import('~/config/read');
  await nextTask();
  return saved(await fetchSettings(undefined, requested));
}

/** Settings that were fetched, once they are stored; undefined if either failed. */
export const saved = (fetched: Settings | undefined) =>
  fetched && saveSettings(fetched) ? fetched : undefined;
