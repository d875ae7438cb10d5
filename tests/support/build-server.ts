import { buildStale } from '../../kiosk/commands/build.ts';

/** Before the slow tests: the server is built where it is missing or older than its sources. */
export default async function (): Promise<void> {
  if (!(await buildStale('server'))) throw new Error('The server could not be built.');
}
