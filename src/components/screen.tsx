import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNext } from '~/hooks/use-next';
import { useScreenPath } from '~/hooks/use-screen-path';
import type { TextKey } from '~/i18n/keys';
import styles from '~/ui/busy-overlay.module.css';
import { Button } from '~/ui/button';
import { ScreenBody, type ScreenBodyProps } from './screen-body';

/** How long to wait before the overlay covers the screen, in ms: a quick answer needs none. */
const BUSY_OVERLAY_AFTER_MS = 1000;

/** Gives the frame of the journey another title than the one in the table of screens; undefined takes it back. */
export const FrameTitleContext = createContext<(title: TextKey | undefined) => void>(() => undefined);

/** A screen of a journey, in the frame that its layout has around all of them. */
export type ScreenProps = Omit<ScreenBodyProps, 'path' | 'overlay' | 'actions'> & {
  /**
   * What the main button says. It submits the form, does what `onPress` says, or leads to the next screen; it is off while a task
   * is running.
   */
  readonly button?: string;
  /** Before the words of the main button. */
  readonly icon?: ReactNode;
  readonly onPress?: () => void;
  /** The main button can do nothing now. */
  readonly disabled?: boolean;
  /** The other buttons of the action area. */
  readonly aside?: ReactNode;
  /** Stands in place of the title in the table of screens, where that does not fit. */
  readonly title?: TextKey | undefined;
  /** When the overlay tells of a task that is running, with a longer message after ten seconds; at once where the guest knowingly waits. */
  readonly busyOverlay?: 'after-a-second' | 'at-once';
};

/** In a file of its own, as home's script holds `ScreenBody` and needs neither the overlay nor another title. */
export function Screen({
  title,
  busyOverlay = 'after-a-second',
  pending = false,
  button,
  icon,
  onPress,
  disabled = false,
  aside,
  ...body
}: ScreenProps) {
  const setTitle = useContext(FrameTitleContext);
  const path = useScreenPath();
  const next = useNext();
  useLayoutEffect(() => {
    if (title === undefined) return;
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
  return (
    <ScreenBody
      {...body}
      path={path}
      pending={pending}
      actions={
        <>
          {button === undefined ? null : (
            <Button
              action="main"
              look="main"
              {...(body.onSubmit ? { type: 'submit' } : { onPress: onPress ?? next })}
              icon={icon}
              pending={pending}
              disabled={disabled}
            >
              {button}
            </Button>
          )}
          {aside}
        </>
      }
      overlay={
        <BusyOverlay pending={pending} afterMs={busyOverlay === 'at-once' ? 0 : BUSY_OVERLAY_AFTER_MS} />
      }
    />
  );
}

/** Time from the start after which another sentence is shown, in ms. */
const MORE_AFTER_MS = 10_000;

/** Whether work is in progress, and after how many ms it is announced. */
type BusyOverlayProps = { readonly pending: boolean; readonly afterMs: number };

/** Announces over the screen that work is in progress, with another sentence if it takes long. */
function BusyOverlay({ pending, afterMs }: BusyOverlayProps) {
  const shows = useHeldFor(pending, afterMs);
  const hasMore = useHeldFor(pending, MORE_AFTER_MS);
  return (
    <div role="status" className={shows ? styles.working : 'hidden'}>
      {shows ? <Words hasMore={hasMore} /> : null}
    </div>
  );
}

function Words({ hasMore }: { readonly hasMore: boolean }) {
  const { t } = useTranslation();
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
