import { nextTask } from '../../../src/device/next-task.ts';

const KEPT = 'settings';

/**
 * Takes the place of `settings.ts` in the page dressed as home: the least that a start of the app cannot do without. At first
 * it fetches the hotel's settings and loads what checks them; later starts read them from the storage.
 */
export async function takeSettings(): Promise<void> {
  if (JSON.parse(localStorage.getItem(KEPT) ?? 'null') !== null) return;
  const asked = fetch('/data/config.json', { cache: 'no-store' });
  const { checked } = await import('./dressed-check');
  // As in the app, the check is a task of its own.
  await nextTask();
  localStorage.setItem(KEPT, JSON.stringify(checked(await (await asked).json())));
}
