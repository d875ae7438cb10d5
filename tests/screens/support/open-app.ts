import '~/ui/base.css';
import '~/ui/frame.css';
import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { type MountedApp, mountApp } from '~/app/mount';
import type { Config } from '~/config/schema';
import { adoptSettings } from '~/config/settings';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { endVisit } from '~/session/visit';
import { configOf } from '../../support/config';

/** Applies settings as a start does. */
export const adopt = (config: Config): void =>
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });

/** The sample settings, with a hotel's own over them. */
export async function sampleConfig(own: Settings = {}): Promise<Config> {
  const sample: Settings = await (await fetch('/data/config.json')).json();
  return configOf(merge(sample, own));
}

/** Settings as they stand in a file. */
export interface Settings {
  [key: string]: string | number | boolean | readonly (string | number)[] | Settings;
}

function merge(base: Settings, over: Settings): Settings {
  const merged: Settings = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const standing = merged[key];
    merged[key] = isGroup(standing) && isGroup(value) ? merge(standing, value) : value;
  }
  return merged;
}

const isGroup = (value: Settings[string] | undefined): value is Settings =>
  typeof value === 'object' && !Array.isArray(value);

/** Mounts the app on home, in Japanese. It asks with the window's `fetch`. It ends with the test, and its visit with it. */
export async function openApp(config: Config): Promise<MountedApp['router']> {
  adopt(config);
  startTextsWith('ja', ja);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const { router, unmount } = await mountApp({ root, history: createMemoryHistory() });
  onTestFinished(() => {
    endVisit();
    unmount();
    root.remove();
  });
  return router;
}
