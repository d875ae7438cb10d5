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

// `vitest --changed` does not follow split-off scripts; this loads nothing.
void import.meta.glob('../../../src/features/**/*.tsx');

export const adopt = (config: Config): void =>
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });

export async function sampleConfig(...own: readonly Settings[]): Promise<Config> {
  const sample: Settings = await (await fetch('/data/config.json')).json();
  return configOf(own.reduce(merge, sample));
}

export type { Settings };

/** The history: the router's in memory, which asks nobody before Back, or the browser's. */
export type Ways = 'router' | 'browser';

export type Link = MountOptions['deepLink'];

export interface Start {
  readonly ways?: Ways;
  readonly link?: Link;
  readonly language?: BuiltInLanguage;
  readonly address?: string;
}

/** Mounts the app on the window's `fetch`, until the test ends. */
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

export async function withAllScreens(router: MountedApp['router']): Promise<void> {
  for (const route of Object.values(router.routesById)) await router.loadRouteChunk(route);
}
