import { useEffect, useState } from 'react';
import { useTexts } from './texts';
import styles from './veil.module.css';

/** From the beginning on, in ms: what takes so long is worth another word. */
const MORE_AFTER_MS = 10_000;

/** What is under way on a screen, and how soon that is worth words, in ms. */
export type VeilProps = { readonly pending: boolean; readonly afterMs: number };

/** Says over a screen that something is under way, and more of it where that goes on. */
export function Veil({ pending, afterMs }: VeilProps) {
  const shows = useLasting(pending, afterMs);
  const hasMore = useLasting(pending, MORE_AFTER_MS);
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
      <span className={styles.breath} />
      <p>{t('app.loading')}</p>
      {/* Its line is kept free until then. */}
      <p className={hasMore ? styles.more : undefined}>{hasMore ? t('app.still_working') : '\u00a0'}</p>
    </div>
  );
}

/** Whether something has been so for a while, in ms. */
function useLasting(is: boolean, ms: number): boolean {
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
