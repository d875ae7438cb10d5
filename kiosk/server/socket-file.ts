import { chmodSync, lstatSync, rmSync } from 'node:fs';
import { connect } from 'node:net';

/** A path in place of an address: a socket for a proxy on this machine. */
export const isSocketPath = (host: string): boolean => host.startsWith('/');

/** nginx gets the group of the gateway's user. */
export const openToGroup = (path: string): void => chmodSync(path, 0o660);

/** Removes a killed gateway's socket; a socket in use stays. */
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
