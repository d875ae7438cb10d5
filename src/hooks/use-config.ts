import { useStore } from 'zustand';
import type { Config } from '~/config/schema';
import { config, settingsStore } from '~/config/settings';

/** The settings in use; draws again when new settings are taken into use. */
export const useConfig = (): Config => useStore(settingsStore, config);
