import { useStore } from 'zustand';
import type { Config } from '~/config/schema';
import { config, settingsStore } from '~/config/settings';

/** The current config; renders again when new settings are applied. */
export const useConfig = (): Config => useStore(settingsStore, config);
