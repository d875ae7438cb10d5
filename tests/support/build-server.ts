import { buildStale, PARTS } from '../../kiosk/commands/build.mjs';

/** Before the slow tests: the server is built where it is missing or older than its sources. */
export default async function (): Promise<void> {
  if ((await buildStale([PARTS.server])) !== 0) throw new Error('The server could not be built.');
}
