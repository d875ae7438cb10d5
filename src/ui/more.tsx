import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './button.module.css';

/** Scrolling parts with hidden content below their edge, innermost first. */
type Unfinished = readonly Element[];

/** Receives the reports of `End`; without a receiver nothing is observed. */
export const UnfinishedContext = createContext<Dispatch<SetStateAction<Unfinished>> | undefined>(undefined);

/** The scrolling parts of a screen or a dialog with hidden content. */
export function useUnfinished() {
  const [unfinished, setUnfinished] = useState<Unfinished>([]);
  // Later the room stays reserved: nothing may move under a finger.
  const [goesOn, setGoesOn] = useState(false);
  if (unfinished.length > 0 && !goesOn) setGoesOn(true);
  return { unfinished, setUnfinished, goesOn };
}

/** Counts content above the upper edge as seen. */
const ABOVE = '99999px 0px 2px';

/** The end of a scrolling part (`data-scroller`); the browser observes if it is in view. */
export function End({ className }: { readonly className?: string | undefined }) {
  const mark = useRef<HTMLElement>(null);
  const report = useContext(UnfinishedContext);
  useEffect(() => {
    const part = mark.current?.closest('[data-scroller]');
    if (!mark.current || !part || !report) return;
    const tell = (isBelow: boolean) =>
      report((parts) => {
        if (parts.includes(part) === isBelow) return parts;
        return isBelow ? [...parts, part] : parts.filter((other) => other !== part);
      });
    const observer = new IntersectionObserver((seen) => tell(seen.at(-1)?.isIntersecting === false), {
      root: part,
      rootMargin: ABOVE,
    });
    observer.observe(mark.current);
    return () => {
      observer.disconnect();
      tell(false);
    };
  }, [report]);
  return <i ref={mark} className={className} />;
}

/** Part of a page that stays in view on the next one. */
const KEPT = 0.15;

/**
 * Says that content continues below the edge, and pages to it; keeps its place once the end is seen. It takes no
 * focus, since keys and screen readers do not need it.
 */
export function More({ parts }: { readonly parts: Unfinished }) {
  const { t } = useTranslation();
  const [part] = parts;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={`${styles.button} ${styles.second}`}
      data-action="more"
      style={part ? undefined : { visibility: 'hidden' }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => part?.scrollBy({ top: part.clientHeight * (1 - KEPT), behavior: 'smooth' })}
    >
      ▼ {t('app.more')}
    </button>
  );
}
