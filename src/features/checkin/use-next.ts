import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { config } from '~/config/bundle';
import { type CheckinPath, nextInCheckin } from '~/flow/checkin';
import { hasCompanions } from '~/flow/facts';
import { session } from '~/session/store';

/** Goes on to the screen after this one; the order of screens is the journey's affair. */
export function useNext(path: CheckinPath): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(() => {
    const { reservation } = session();
    const companions = reservation !== undefined && hasCompanions(reservation, config());
    return navigate({ to: nextInCheckin(path, { hasCompanions: companions }), search: true });
  }, [navigate, path]);
}
