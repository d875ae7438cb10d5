import { createStore } from 'zustand/vanilla';
import type { Overlays } from './read';
import type { Config } from './schema';

/** A hotel's configuration and its own texts, which belong together: read, checked and taken into use as one. */
export type Settings = {
  /** Fingerprint of the content: equal settings have equal revisions. */
  readonly revision: string;
  readonly config: Config;
  readonly overlays: Overlays;
  /** Where they came from; `defaults` means that no file could be read. */
  readonly source: 'hotel' | 'defaults';
};

type SettingsState = { readonly settings: Settings | undefined };

const store = createStore<SettingsState>(() => ({ settings: undefined }));

/** The settings in use, for subscribing. */
export const settingsStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/** Takes settings into use; only at start and on home, never while a guest is at the tablet. */
export const adoptSettings = (settings: Settings): void => store.setState({ settings });

/**
 * The settings in use.
 * @throws Error before start-up has chosen any: that would be a fault of the code
 */
export function settings(): Settings {
  const { settings } = store.getState();
  if (!settings) throw new Error('The settings were read before any were adopted');
  return settings;
}

/**
 * The configuration in use.
 * @throws Error as `settings` does
 */
export const config = (): Config => settings().config;
