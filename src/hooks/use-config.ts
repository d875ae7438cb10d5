import { useStore } from 'zustand';
import { bundleStore, config } from '~/config/bundle';
import type { Config } from '~/config/schema';

/** The settings in use; draws again when a new bundle is taken into use. */
export const useConfig = (): Config => useStore(bundleStore, config);
