import '~/ui/base.css';
import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { type MountedApp, type MountOptions, mountApp } from '~/app/mount';
import type { Config } from '~/config/schema';
import { adoptSettings } from '~/config/settings';
import type { BuiltInLanguage } from '~/domain/languages';
import { startTextsWith } from '~/i18n/texts';
import { endVisit } from '~/session/visit';
import { merge, type Settings } from '../../../kiosk/guest/settings';
import { configOf } from '../../support/config';
import { TEXTS } from './texts';

// `vitest --changed` does not follow what the router splits off; nothing of this is loaded.
void import.meta.glob('../../../src/features/**/*.tsx');

/** Applies settings as a start does. */
export const adopt = (config: Config): void =>
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });

/** The sample settings, with a hotel's own over them, one after the other. */
export async function sampleConfig(...own: readonly Settings[]): Promise<Config> {
  const sample: Settings = await (await fetch('/data/config.json')).json();
  return configOf(own.reduce(merge, sample));
}

export type { Settings };

/** Whose way back there is: the router's own, which asks nobody before it goes back, or the browser's. */
export type Ways = 'router' | 'browser';

/** What a member's own link says of the guest who comes. */
export type Link = MountOptions['deepLink'];

/** How the app starts. */
export interface Start {
  readonly ways?: Ways;
  readonly link?: Link;
  /** Japanese unless said. */
  readonly language?: BuiltInLanguage;
  /** Home unless said. */
  readonly address?: string;
}

/** Mounts the app. It asks with the window's `fetch`. It ends with the test, and its visit with it. */
export async function openApp(
  config: Config,
  { ways = 'router', link: deepLink, language = 'ja', address = '/' }: Start = {},
): Promise<MountedApp['router']> {
  adopt(config);
  startTextsWith(language, TEXTS[language]);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const ownAddress = window.location.href;
  if (ways === 'browser') window.history.replaceState(null, '', address);
  const history =
    ways === 'browser' ? createBrowserHistory() : createMemoryHistory({ initialEntries: [address] });
  const { router, unmount } = await mountApp({ root, history, deepLink });
  onTestFinished(() => {
    endVisit();
    unmount();
    history.destroy();
    root.remove();
    if (ways === 'browser') window.history.replaceState(null, '', ownAddress);
  });
  return router;
}

/** Loads every screen, so that none takes the browser's time later on. */
export async function withAllScreens(router: MountedApp['router']): Promise<void> {
  for (const route of Object.values(router.routesById)) await router.loadRouteChunk(route);
}
