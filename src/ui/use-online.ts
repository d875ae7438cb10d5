import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the tablet has a network at all; whether the hotel answers on it is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
