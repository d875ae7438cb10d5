import { useRouter } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { config, settingsStore } from '~/config/settings';
import type { ScreenRow } from '~/flow/screen-row';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import { useSession } from '~/hooks/use-session';
import { afterFrame } from '~/ui/after-frame';
import { BackButton } from '~/ui/back-button';
import { useTexts } from '~/ui/texts';
import { useJustShown } from '~/ui/use-just-shown';
import { ComfortOpener } from './comfort-opener';
import { JourneyPartsContext } from './journey-parts';
import styles from './screen.module.css';
import { TopBar } from './top-bar';

/** A quick answer needs no veil, in ms. */
const VEIL_AFTER_MS = 1000;

/** The frame of every screen: top bar, steps, content, and the action area that never moves. */
export type ScreenProps = {
  readonly path: ScreenPath;
  readonly children: ReactNode;
  /** The buttons of the action area, the main one first; home alone has none. */
  readonly actions?: ReactNode;
  /** Makes the screen a form: the main button submits it, and so does Enter. */
  readonly onSubmit?: () => void;
  /** Something is under way: words appear after a second, more of them after ten. */
  readonly pending?: boolean;
  /** When the words for a wait appear: after a second, or at once where the wait is the matter itself. */
  readonly veil?: 'after-a-second' | 'at-once';
  /** `wide` takes the whole width, `fill` the whole height as well; in `middle` a few words stand alone. */
  readonly layout?: 'reading' | 'wide' | 'fill' | 'middle';
};

export function Screen({
  path,
  children,
  actions,
  onSubmit,
  pending = false,
  veil = 'after-a-second',
  layout = 'reading',
}: ScreenProps) {
  const { t } = useTexts();
  const row: ScreenRow = SCREENS[path];
  const title = t(row.title);
  const heading = useFocusOnTitle();
  const reach = useReachByKeyboard();
  const { Steps, Veil } = useContext(JourneyPartsContext);
  const showsBar = useStore(settingsStore, () => config().display.show_top_bar);
  const isLow = useSession(({ comfort }) => comfort.isLow);
  const isJustShown = useJustShown(row.commits ?? false);
  const hasWays = showsBar && !isLow && path !== '/';
  useEffect(() => {
    document.title = `${title.replace('\n', ' ')} | ${t('app.name')}`;
  }, [title, t]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSubmit?.();
  };
  const inner = (
    <>
      <div className={styles.content} data-scroller {...reach}>
        <div className={`${styles.inner} ${styles[layout]}`}>{children}</div>
      </div>
      {path === '/' ? null : (
        <div className={styles.actions}>
          {actions}
          {hasWays ? null : (
            <div className={styles.ways}>
              {showsBar && row.back !== 'none' ? <BackButton /> : null}
              <ComfortOpener />
            </div>
          )}
        </div>
      )}
    </>
  );
  return (
    <div className={`${styles.frame} ${isLow ? styles.low : ''}`}>
      {showsBar ? <TopBar title={title} row={row} hasWays={hasWays} headingRef={heading} /> : null}
      {row.step ? <Steps path={path} current={row.step} /> : null}
      <main
        className={`${styles.main} ${isJustShown ? styles.justShown : ''}`}
        data-screen={path}
        aria-busy={pending || undefined}
        onKeyDown={row.commits ? dropHeldEnter : undefined}
      >
        {showsBar ? null : (
          <h1 className="hidden" ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
        {onSubmit ? (
          <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
            {inner}
          </form>
        ) : (
          inner
        )}
        <Veil pending={pending} afterMs={veil === 'at-once' ? 0 : VEIL_AFTER_MS} />
      </main>
    </div>
  );
}

/** A key that is held down presses a button again and again, also the one that gets the focus back from a dialog. */
function dropHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/**
 * Moves the focus to the new screen's title, so that a screen reader says where the guest is. Not at the app's start. The
 * screen is drawn first: to take the focus is to be laid out, and the guest would wait for that twice.
 */
function useFocusOnTitle() {
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (!router.state.resolvedLocation) return;
    const before = document.activeElement;
    return afterFrame(() => {
      // A guest who was faster is left alone.
      if (document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
  }, [router]);
  return heading;
}

/** Lets the arrow keys scroll what nothing in it can be tabbed to: such a part takes the focus itself. */
function useReachByKeyboard() {
  const ref = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const observer = new ResizeObserver(() =>
      setStop(part.scrollHeight > part.clientHeight && !part.querySelector('button, input')),
    );
    for (const watched of [part, ...part.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined };
}
