import { createStore } from 'zustand/vanilla';
import type { Overlays } from './read';
import type { Config } from './schema';

/** Settings and tenant texts that belong together: read, checked and taken into use as one. */
export type Bundle = {
  /** Fingerprint of the content: equal bundles have equal revisions. */
  readonly revision: string;
  readonly config: Config;
  readonly overlays: Overlays;
  /** Where it came from; `defaults` means that no file could be read. */
  readonly source: 'hotel' | 'defaults';
};

type BundleState = { readonly bundle: Bundle | undefined };

const store = createStore<BundleState>(() => ({ bundle: undefined }));

/** The bundle in use, for subscribing. */
export const bundleStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/** Takes a bundle into use; only at start and on home, never under a guest's hands. */
export const adoptBundle = (bundle: Bundle): void => store.setState({ bundle });

/** The bundle in use. Throws before start-up has chosen a bundle: that would be a fault of the code. */
export function bundle(): Bundle {
  const { bundle } = store.getState();
  if (!bundle) throw new Error('The bundle was read before one was adopted');
  return bundle;
}

/** The settings in use; throws as `bundle` does. */
export const config = (): Config => bundle().config;

/** The schema's fingerprint, set by the build: a kept bundle of another schema is not trusted. */
const SCHEMA = __CONFIG_SCHEMA__;
const KEY = 'lobby.bundle.last-good';

/** The last bundle that passed its check on this tablet; undefined where there is none that this build trusts. */
export function keptBundle(): Bundle | undefined {
  try {
    const kept: { schema: string; bundle: Bundle } | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return kept?.schema === SCHEMA ? kept.bundle : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a checked bundle for the next start. A full or closed storage is no reason to stop. */
export function keepBundle(bundle: Bundle): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ schema: SCHEMA, bundle }));
  } catch (error) {
    console.warn('The settings could not be kept for the next start', error);
  }
}
