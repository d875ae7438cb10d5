import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** The files that outlive a run, and the pictures of the last one. */
export const CACHE = join(ROOT, '.cache/kiosk-session');
export const PICTURES = join(CACHE, 'pictures');

/** The releases of Debian that are tried, each with its codename. */
export const RELEASES = { 12: 'bookworm', 13: 'trixie' } as const;
export type Release = keyof typeof RELEASES;

/** One release's files on this machine, so that they can be found and removed. */
export function placesOf(release: Release) {
  /** The name of the machine, its network namespace and its control group. */
  const name = `lobby-debian-${release}`;
  return {
    release,
    codename: RELEASES[release],
    name,
    /** The minimal system, never written to after it was made. */
    base: join(CACHE, `debian-${release}`),
    packages: join(CACHE, `packages-${release}`),
    /** The machine's changes; made anew for each run. */
    changes: join(CACHE, `changes-${release}`),
    /** The process that uses these places. */
    owner: join(CACHE, `owner-${release}`),
    /** This machine's end of the cable, and both addresses: of a range for measuring between two machines (RFC 2544). */
    cable: `lobby${release}`,
    host: `198.18.${release}.1`,
    address: `198.18.${release}.2`,
    group: join(controlGroups(), name),
  };
}
export type Places = Readonly<ReturnType<typeof placesOf>>;

/** Where the unified hierarchy of control groups is; some systems have it beside the older one. */
function controlGroups(): string {
  const found = ['/sys/fs/cgroup', '/sys/fs/cgroup/unified'].find((path) =>
    existsSync(join(path, 'cgroup.controllers')),
  );
  if (found === undefined)
    throw new Error('This kernel has no unified hierarchy of control groups (cgroup2).');
  return found;
}
