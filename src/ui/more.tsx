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

/** Ends of scrolling parts that are below their edge, innermost first. */
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

const SCROLLER = '[data-scroller]';
/** Counts content above the upper edge as seen. */
const ABOVE = '99999px 0px 2px';

/** The end of a scrolling part (`data-scroller`); the browser observes if it is in view. */
export function End({ className }: { readonly className?: string | undefined }) {
  const mark = useRef<HTMLElement>(null);
  const report = useContext(UnfinishedContext);
  useEffect(() => {
    const { current: end } = mark;
    if (!end || !report) return;
    const tell = (isBelow: boolean) =>
      report((ends) => {
        if (ends.includes(end) === isBelow) return ends;
        return isBelow ? [...ends, end] : ends.filter((other) => other !== end);
      });
    const observer = new IntersectionObserver((seen) => tell(seen.at(-1)?.isIntersecting === false), {
      root: end.closest(SCROLLER),
      rootMargin: ABOVE,
    });
    observer.observe(end);
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
export function More({ ends }: { readonly ends: Unfinished }) {
  const { t } = useTranslation();
  const [end] = ends;
  const page = () => {
    const part = end?.closest(SCROLLER);
    const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    part?.scrollBy({ top: part.clientHeight * (1 - KEPT), behavior: wantsStill ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={`${styles.button} ${styles.second}`}
      data-action="more"
      style={end ? undefined : { visibility: 'hidden' }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={page}
    >
      ▼ {t('app.more')}
    </button>
  );
}
