import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { config } from '~/config/settings';
import { nextScreen } from '~/flow/next';
import type { ScreenPath } from '~/flow/screens';

/**
 * Goes on to the screen after this one, as the table of screens has it.
 * @param how `replace` leaves this screen out of the history: no way back leads to it
 */
export function useNext(path: ScreenPath, how: 'push' | 'replace' = 'push'): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    () => navigate({ to: nextScreen(path, config()), search: true, replace: how === 'replace' }),
    [navigate, path, how],
  );
}
