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

/** Parts that scroll and go on below their edge, innermost first. */
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

/** Room above the upper edge that counts as seen, so that only what lies below is missing. */
const ABOVE = '99999px 0px 2px';

/** The end of a part that scrolls (`data-scroller`): notices whether it has come into view. The browser tells; nothing is measured. */
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

/** How much of a page stays in view when the next one comes. */
const KEPT = 0.15;

/**
 * Says that something goes on below its edge, and pages it down; keeps its place once the end is seen. It takes no focus, and keys
 * and screen readers need it for nothing.
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
