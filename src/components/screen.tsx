import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ScreenRow } from '~/flow/screen-row';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import type { TextKey } from '~/i18n/keys';
import { BackButton } from '~/ui/back-button';
import { useJustShown } from '~/ui/use-just-shown';
import { ComfortOpener } from './comfort-opener';
import { Frame, useBar } from './frame';
import { JourneyPartsContext } from './journey-parts';
import styles from './screen.module.css';

/** How long to wait before the veil covers the screen, in ms: a quick answer needs none. */
const VEIL_AFTER_MS = 1000;

/** A screen: content, and an action area in a fixed place, in a frame of top bar and steps. */
export type ScreenProps = {
  readonly path: ScreenPath;
  /** Stands in place of the title in the table of screens, where that does not fit. */
  readonly title?: TextKey | undefined;
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

export function Screen(props: ScreenProps) {
  const { path, title } = props;
  const frame = useContext(JourneyPartsContext).frame;
  // An error screen stands in place of one of the journey that could not be drawn.
  useLayoutEffect(() => {
    if (frame && (frame.path !== path || frame.title !== title)) frame.change(path, title);
  }, [frame, path, title]);
  const content = <Content {...props} />;
  return frame ? (
    content
  ) : (
    <Frame path={path} title={title}>
      {content}
    </Frame>
  );
}

function Content({
  path,
  children,
  actions,
  onSubmit,
  pending = false,
  veil = 'after-a-second',
  layout = 'reading',
}: ScreenProps) {
  const row: ScreenRow = SCREENS[path];
  const scrollProps = useKeyboardScroll();
  const { Veil } = useContext(JourneyPartsContext);
  const { showsBar, showsControls } = useBar(path);
  const isJustShown = useJustShown(row.commits ?? false);

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
          {showsControls ? null : (
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
    <main
      className={`${styles.main} ${isJustShown ? styles.justShown : ''}`}
      data-screen={path}
      aria-busy={pending || undefined}
      onKeyDown={row.commits ? dropHeldEnter : undefined}
    >
      {onSubmit ? (
        <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
          {inner}
        </form>
      ) : (
        inner
      )}
      <Veil pending={pending} afterMs={veil === 'at-once' ? 0 : VEIL_AFTER_MS} />
    </main>
  );
}

/** Ignores repeats of a held Enter key: they would press the button that gets the focus back when a dialog closes. */
function dropHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
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
