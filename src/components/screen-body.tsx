import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import type { ScreenRow } from '~/flow/screen-row';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import { useIsLeaving } from '~/hooks/use-task';
import { afterFrame, hasDrawn } from '~/ui/after-frame';
import { BackButton } from '~/ui/back-button';
import { End, More, UnfinishedContext, useUnfinished } from '~/ui/more';
import { useKeyboardScroll } from '~/ui/use-keyboard-scroll';
import { DisplaySettingsButton, HelpButton } from './bar-buttons';
import { Frame, useBar } from './frame';
import styles from './screen.module.css';

/** The content of a screen, and its action area in a fixed place. */
export type ScreenBodyProps = {
  readonly path: ScreenPath;
  readonly children: ReactNode;
  /** The buttons of the action area, the main one first. */
  readonly actions?: ReactNode;
  /** Stays in sight beside the buttons. */
  readonly status?: ReactNode;
  /** Makes the screen a form, which the main button and Enter submit. */
  readonly onSubmit?: () => void;
  readonly pending?: boolean;
  /** `wide` uses the full width, `fill` also the height; `middle` centres a few words; `short` is for a low content. */
  readonly layout?: 'reading' | 'wide' | 'fill' | 'middle' | 'short';
  readonly overlay?: ReactNode;
};

export function ScreenBody({
  path,
  children,
  actions,
  status,
  onSubmit,
  pending = false,
  layout = 'reading',
  overlay,
}: ScreenBodyProps) {
  const row: ScreenRow = SCREENS[path];
  const isLeaving = useIsLeaving();
  const scrollProps = useKeyboardScroll();
  const { showsBar, showsControls } = useBar(path);
  const isJustShown = useJustShown(row.commits ?? false);
  // The first screen has no motion: it may replace the same home of index.html.
  const [isNext] = useState(hasDrawn);

  const { unfinished, setUnfinished, goesOn } = useUnfinished();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSubmit?.();
  };
  /** The guest has already chosen the next screen. */
  const dropLateTap = (event: MouseEvent) => {
    if (!isLeaving()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inner = (
    <>
      <div className={styles.content} data-scroller {...scrollProps}>
        <div className={`${styles.inner} ${styles[layout]}`}>
          {children}
          <End className={styles.end} />
        </div>
      </div>
      <div className={styles.actions}>
        <div className={styles.status}>
          {status}
          {goesOn && (path !== '/' || unfinished.length > 0) ? <More ends={unfinished} /> : null}
        </div>
        {actions}
        {path === '/' || showsControls ? null : (
          <div className={styles.controls} data-bar>
            {showsBar && row.back !== 'none' ? <BackButton /> : null}
            <HelpButton path={path} />
            <DisplaySettingsButton />
          </div>
        )}
      </div>
    </>
  );
  return (
    <main
      className={`${styles.main} ${isNext ? styles.next : ''} ${isJustShown ? styles.justShown : ''}`}
      data-screen={path}
      data-goes-on={goesOn || undefined}
      aria-busy={pending || undefined}
      onClickCapture={dropLateTap}
      onKeyDown={row.commits ? dropHeldEnter : undefined}
    >
      <UnfinishedContext value={setUnfinished}>
        {onSubmit ? (
          <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
            {inner}
          </form>
        ) : (
          inner
        )}
      </UnfinishedContext>
      {overlay}
    </main>
  );
}

/** Ignores a held Enter key: its repeats would press the button that gets the focus from a closed dialog. */
function dropHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

const DOUBLE_TAP_MS = 500;

/** True shortly after the first frame of a screen that asks for it: the second tap of a double tap would hit it. */
function useJustShown(matters: boolean): boolean {
  const [isJustShown, setJustShown] = useState(matters);
  useEffect(() => {
    if (!matters) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancelFrame = afterFrame(() => {
      timer = setTimeout(() => setJustShown(false), DOUBLE_TAP_MS);
    });
    return () => {
      cancelFrame();
      clearTimeout(timer);
    };
  }, [matters]);
  return isJustShown;
}

/** A screen outside of the journeys, in its own frame: home and the error screens. */
export function StandaloneScreen(props: Omit<ScreenBodyProps, 'overlay' | 'onSubmit'>) {
  return (
    <Frame path={props.path}>
      <ScreenBody {...props} />
    </Frame>
  );
}
