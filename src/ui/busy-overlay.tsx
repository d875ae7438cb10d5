import { useEffect, useState } from 'react';
import styles from './busy-overlay.module.css';
import { useTexts } from './texts';

/** Time from the start after which another sentence is shown, in ms. */
const MORE_AFTER_MS = 10_000;

/** Whether work is in progress, and after how many ms it is announced. */
export type BusyOverlayProps = { readonly pending: boolean; readonly afterMs: number };

/** Announces over the screen that work is in progress, with another sentence if it takes long. */
export function BusyOverlay({ pending, afterMs }: BusyOverlayProps) {
  const shows = useHeldFor(pending, afterMs);
  const hasMore = useHeldFor(pending, MORE_AFTER_MS);
  return (
    <div role="status" className={shows ? styles.working : 'hidden'}>
      {shows ? <Words hasMore={hasMore} /> : null}
    </div>
  );
}

function Words({ hasMore }: { readonly hasMore: boolean }) {
  const { t } = useTexts();
  return (
    <div className={styles.box}>
      <span className={styles.picture} />
      <p>{t('app.loading')}</p>
      {/* The empty line reserves the space. */}
      <p className={hasMore ? styles.more : undefined}>{hasMore ? t('app.still_working') : '\u00a0'}</p>
    </div>
  );
}

/** True once `is` has been true for `ms`. */
function useHeldFor(is: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [is, ms]);
  return is && (ms === 0 || hasLasted);
}
