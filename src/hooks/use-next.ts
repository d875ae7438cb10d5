import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { nextScreen } from '~/flow/next';
import type { ScreenPath } from '~/flow/screens';
import { useConfig } from './use-config';

/**
 * Returns a function that navigates to the screen after this one, according to the table of screens.
 * @param how `replace` removes this screen from the history, so that the guest cannot go back to it
 */
export function useNext(path: ScreenPath, how: 'push' | 'replace' = 'push'): () => Promise<void> {
  const navigate = useNavigate();
  const config = useConfig();
  return useCallback(
    () => navigate({ to: nextScreen(path, config), search: true, replace: how === 'replace' }),
    [navigate, path, config, how],
  );
}
