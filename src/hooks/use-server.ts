import { useStore } from 'zustand';
import { serverStore } from '~/hotel/outside/server-looks';

/** True if the tablet's server answers; home watches it. */
export const useServerAnswers = (): boolean => useStore(serverStore, ({ answers }) => answers);
