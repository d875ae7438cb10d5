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
