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

/** Ends that are below the edge of what scrolls, innermost first. */
type Unfinished = readonly Element[];

/** Where the ends of what scrolls report; without one, nobody asks. */
export const UnfinishedContext = createContext<Dispatch<SetStateAction<Unfinished>> | undefined>(undefined);

/** What goes on in a screen or a dialog. */
export function useUnfinished() {
  const [unfinished, setUnfinished] = useState<Unfinished>([]);
  // From then on the room for saying so is kept: nothing may move under a finger.
  const [goesOn, setGoesOn] = useState(false);
  if (unfinished.length > 0 && !goesOn) setGoesOn(true);
  return { unfinished, setUnfinished, goesOn };
}

const SCROLLER = '[data-scroller]';
/** Room above the upper edge that counts as seen, so that only what lies below is missing. */
const ABOVE = '99999px 0px 2px';

/**
 * Notices whether the end of a part that scrolls (`data-scroller`) has come into view. The browser tells; nothing is measured.
 */
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

/** How much of a page stays in view when the next one comes. */
const KEPT = 0.15;

/**
 * Says that something goes on below its edge, and pages it down; keeps its place once the end is seen. It takes no focus, and keys
 * and screen readers need it for nothing.
 */
export function More({ ends }: { readonly ends: Unfinished }) {
  const { t } = useTranslation();
  const [end] = ends;
  const page = () => {
    const part = end?.closest(SCROLLER);
    part?.scrollBy({ top: part.clientHeight * (1 - KEPT), behavior: 'smooth' });
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
