import { chmodSync, lstatSync, rmSync } from 'node:fs';
import { connect } from 'node:net';

/** A path in place of an address: a socket in the file system, which only a proxy on this machine connects to. */
export const isSocketPath = (host: string): boolean => host.startsWith('/');

/** The gateway's user and its group may connect; nginx gets this group. */
export const openToGroup = (path: string): void => chmodSync(path, 0o660);

/** Removes the socket that a gateway left behind when it was killed; one that somebody listens on stays. */
export async function removeStale(path: string): Promise<void> {
  const isThere = lstatSync(path, { throwIfNoEntry: false })?.isSocket() === true;
  if (isThere && (await isRefused(path))) rmSync(path, { force: true });
}

const isRefused = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(false);
    });
    probe.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED'));
  });
