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

/** Applies settings as a start does. */
export const adopt = (config: Config): void =>
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });

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
