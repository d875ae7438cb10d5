import { useStore } from 'zustand';
import { serverStore } from '~/hotel/outside/server-looks';

/** Whether the tablet's server answers, as far as home has looked. */
export const useServerAnswers = (): boolean => useStore(serverStore, ({ answers }) => answers);
