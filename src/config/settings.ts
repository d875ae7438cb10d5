import { createStore } from 'zustand/vanilla';
import { type Language, nameOfLanguage, type Overlays } from '~/domain/languages';
import type { Config } from './schema';

/** A hotel's configuration and texts, which are checked and applied together. */
export type Settings = {
  readonly revision: string;
  /** Fingerprint of the raw file, by which an unchanged one is known; the defaults have none. */
  readonly file?: string;
  readonly config: Config;
  readonly overlays: Overlays;
  /** `defaults` if no file could be read. */
  readonly source: 'hotel' | 'defaults';
};

const store = createStore<Settings | undefined>(() => undefined);

export const settingsStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/** Applies settings. Call only at the start and on home, never during a visit. */
export const adoptSettings = (settings: Settings): void => store.setState(settings, true);

/** The settings in use. @throws Error before start-up has applied any: a programming error */
export function settings(known = store.getState()): Settings {
  if (!known) throw new Error('The settings were read before any were adopted');
  return known;
}

/** The configuration in use. @throws Error as `settings` does */
export const config = (): Config => settings().config;

/**
 * The languages on offer, in the hotel's order. A hotel's own language needs its texts with its name: until then the
 * guest would read English.
 */
export const offeredLanguages = ({ config, overlays }: Settings): readonly Language[] =>
  config.language.supported.filter((language) => nameOfLanguage(language, overlays) !== undefined);
