import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { nextScreen } from '~/flow/next';
import { useConfig } from './use-config';
import { useScreenPath } from './use-screen-path';

/** A function that navigates to the next screen. @param how `replace` removes this screen from the history */
export function useNext(how: 'push' | 'replace' = 'push'): () => Promise<void> {
  const path = useScreenPath();
  const navigate = useNavigate();
  const config = useConfig();
  return useCallback(
    () => navigate({ to: nextScreen(path, config), search: true, replace: how === 'replace' }),
    [navigate, path, config, how],
  );
}
