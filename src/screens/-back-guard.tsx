import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { config } from '~/config/bundle';
import { openScreen } from '~/flow/screens';
import { session } from '~/session/store';
import { goBack } from '~/ui/go-back';

const BackDialog = lazy(() => import('./-back-dialog'));

/**
 * Guards every way back, the browser's own included: none where the screen has no back button or something is being
 * sent, a question first where going back costs the guest something. There is no way forward but through the screens.
 */
export function BackGuard() {
  const [isAsking, setAsking] = useState(false);
  const hasConfirmed = useRef(false);
  const shouldBlockFn = useCallback(
    ({ action, current }: { action: string; current: { pathname: string } }) => {
      if (action === 'FORWARD') return true;
      if (action !== 'BACK' && action !== 'GO') return false;
      if (session().isSending) return true;
      const back = openScreen(current.pathname, config())?.back ?? 'none';
      if (back !== 'confirm') return back === 'none';
      if (hasConfirmed.current) {
        hasConfirmed.current = false;
        return false;
      }
      setAsking(true);
      return true;
    },
    [],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: false });
  if (!isAsking) return null;
  return (
    <Suspense>
      <BackDialog
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          hasConfirmed.current = true;
          goBack();
        }}
      />
    </Suspense>
  );
}
