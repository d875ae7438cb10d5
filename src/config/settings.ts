import { createStore } from 'zustand/vanilla';
import { type Language, nameOfLanguage, type Overlays } from '~/domain/languages';
import type { Config } from './schema';

/**
 * A hotel's configuration and its own texts. They belong together and are read, checked and applied as one.
 */
export type Settings = {
  /** Fingerprint of the content: equal content has equal revisions. */
  readonly revision: string;
  /** Fingerprint of the settings file as it came, by which an unchanged one is known; none for the defaults. */
  readonly file?: string;
  readonly config: Config;
  readonly overlays: Overlays;
  /** Where the settings came from; `defaults` if no file could be read. */
  readonly source: 'hotel' | 'defaults';
};

const store = createStore<Settings | undefined>(() => undefined);

/** The store of the settings in use, for subscriptions. */
export const settingsStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/** Applies settings. Call it only at the start and on home, never during a visit. */
export const adoptSettings = (settings: Settings): void => store.setState(settings, true);

/**
 * The settings in use.
 * @throws Error if called before start-up has applied any, which is a programming error
 */
export function settings(known = store.getState()): Settings {
  if (!known) throw new Error('The settings were read before any were adopted');
  return known;
}

/**
 * The configuration in use.
 * @throws Error as `settings` does
 */
export const config = (): Config => settings().config;

/**
 * The languages on offer, in the hotel's order. One that the app does not bring is among them once its texts have come with its
 * name: until then a guest who chose it would read English.
 */
export const offeredLanguages = ({ config, overlays }: Settings): readonly Language[] =>
  config.language.supported.filter((language) => nameOfLanguage(language, overlays) !== undefined);
