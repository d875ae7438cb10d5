import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  /** Another package under the path's name. */
  name?: string;
  optionalDependencies?: Record<string, string>;
}

const locked: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

// npm omits packages that its registry hid at the time, and `npm ci` then refuses the whole file.
test('the lock file holds the prebuilt parts of every platform', () => {
  const missing = Object.entries(locked.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          !(`${owner}/node_modules/${name}` in locked.packages || `node_modules/${name}` in locked.packages),
      )
      .map((name) => `${name} of ${owner}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no host: every machine asks the registry it is set up for', () =>
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"'));

test('the package that reports its installation is not installed', () => {
  const inItsPlace = Object.entries(locked.packages).filter(([path]) => path.endsWith('/@scarf/scarf'));
  expect(inItsPlace.map(([, { name }]) => name)).toEqual(['fast-deep-equal']);
});
