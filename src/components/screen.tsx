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

/** How long to wait before the veil covers the screen, in ms: a quick answer needs none. */
const VEIL_AFTER_MS = 1000;

/** The frame of every screen: top bar, steps, content, and an action area in a fixed place. */
export type ScreenProps = {
  readonly path: ScreenPath;
  readonly children: ReactNode;
  /** The buttons of the action area, the main one first; only home has none. */
  readonly actions?: ReactNode;
  /** Makes the screen a form, which the main button and Enter submit. */
  readonly onSubmit?: () => void;
  /** A task is running: the veil shows a message after a second, and a longer one after ten. */
  readonly pending?: boolean;
  /** When the veil appears; at once where the guest knowingly waits for the result. */
  readonly veil?: 'after-a-second' | 'at-once';
  /** `wide` uses the full width, `fill` the full height as well; `middle` centres a few words. */
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
  const scrollProps = useKeyboardScroll();
  const { Steps, Veil } = useContext(JourneyPartsContext);
  const showsBar = useStore(settingsStore, () => config().display.show_top_bar);
  const isLow = useSession(({ comfort }) => comfort.isLow);
  const isJustShown = useJustShown(row.commits ?? false);
  const showsControlsInBar = showsBar && !isLow && path !== '/';
  // The browser takes several ms to show it elsewhere.
  useEffect(
    () =>
      afterFrame(() => {
        document.title = `${title.replace('\n', ' ')} | ${t('app.name')}`;
      }),
    [title, t],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSubmit?.();
  };
  const inner = (
    <>
      <div className={styles.content} data-scroller {...scrollProps}>
        <div className={`${styles.inner} ${styles[layout]}`}>{children}</div>
      </div>
      {path === '/' ? null : (
        <div className={styles.actions}>
          {actions}
          {showsControlsInBar ? null : (
            <div className={styles.controls}>
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
      {showsBar ? (
        <TopBar title={title} row={row} showsControls={showsControlsInBar} headingRef={heading} />
      ) : null}
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

/** Ignores repeats of a held Enter key: they would press the button that gets the focus back when a dialog closes. */
function dropHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/**
 * Moves the focus to the new screen's title, so that a screen reader announces it; not at the app's start. It waits for
 * the first frame, because focusing forces a layout and would delay that frame.
 */
function useFocusOnTitle() {
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (!router.state.resolvedLocation) return;
    const before = document.activeElement;
    return afterFrame(() => {
      // Does not take the focus from a guest who has moved it meanwhile.
      if (document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
  }, [router]);
  return heading;
}

/** Lets the arrow keys scroll content that has no focusable control: it then takes the focus itself. */
function useKeyboardScroll() {
  const ref = useRef<HTMLDivElement>(null);
  const [isFocusable, setFocusable] = useState(false);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const observer = new ResizeObserver(() =>
      setFocusable(part.scrollHeight > part.clientHeight && !part.querySelector('button, input')),
    );
    for (const watched of [part, ...part.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isFocusable ? 0 : undefined };
}
