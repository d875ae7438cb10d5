import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openFirefox } from './firefox-tablet.ts';
import type { Engine, Tablet } from './tablet.ts';
import { openWebKit } from './webkit-tablet.ts';

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** Debian's stable Firefox, or `FIREFOX_PATH`. */
const firefoxPath = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** WebKitGTK comes for GTK 3 and 4, on several kinds of machine. */
const miniBrowserPath = (): string | undefined =>
  firstOf(
    ['x86_64', 'aarch64'].flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`,
      ),
    ),
  );

const HOW = 'npm run setup -- engines installs it on Debian as root';

/** The reason, in a sentence, that an engine cannot run here; undefined if it can. */
export function missing(engine: Engine): string | undefined {
  if (engine === 'firefox') return firefoxPath() ? undefined : `Firefox is not installed: ${HOW}`;
  const parts = [miniBrowserPath(), onPath('WebKitWebDriver'), onPath('Xvfb')];
  return parts.includes(undefined) ? `WebKitGTK, its driver or Xvfb is not installed: ${HOW}` : undefined;
}

/** Opens a tablet of an engine. @throws if it does not start */
export function openTablet(engine: Engine): Promise<Tablet> {
  return engine === 'firefox' ? openFirefox(firefoxPath() ?? '') : openWebKit(miniBrowserPath() ?? '');
}
