import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { nextScreen } from '~/flow/next';
import { useConfig } from './use-config';
import { useScreenPath } from './use-screen-path';

/**
 * Returns a function that navigates to the screen after the one in which it is called, according to the table of screens.
 * @param how `replace` removes this screen from the history, so that the guest cannot go back to it
 */
export function useNext(how: 'push' | 'replace' = 'push'): () => Promise<void> {
  const path = useScreenPath();
  const navigate = useNavigate();
  const config = useConfig();
  return useCallback(
    () => navigate({ to: nextScreen(path, config), search: true, replace: how === 'replace' }),
    [navigate, path, config, how],
  );
}
