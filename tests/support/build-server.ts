import { buildStale } from '../../kiosk/commands/build.ts';

/** Builds a missing or outdated server before the slow tests. */
export default async function (): Promise<void> {
  if (!(await buildStale('server'))) throw new Error('The server could not be built.');
}
