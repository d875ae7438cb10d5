import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNext } from '~/hooks/use-next';
import { useScreenPath } from '~/hooks/use-screen-path';
import type { TextKey } from '~/i18n/keys';
import styles from '~/ui/busy-overlay.module.css';
import { Button } from '~/ui/button';
import { ScreenBody, type ScreenBodyProps } from './screen-body';

/** Delay of the overlay, in ms: a quick answer needs none. */
const BUSY_OVERLAY_AFTER_MS = 1000;

/** Sets another title in the frame than the table of screens; undefined takes it back. */
export const FrameTitleContext = createContext<(title: TextKey | undefined) => void>(() => undefined);

/** A screen of a journey, inside the frame of its layout. */
export type ScreenProps = Omit<ScreenBodyProps, 'path' | 'overlay' | 'actions'> & {
  /** Label of the main button, which submits the form, runs `onPress` or leads to the next screen. Off during a task. */
  readonly button?: string;
  readonly icon?: ReactNode;
  readonly onPress?: () => void;
  readonly disabled?: boolean;
  readonly aside?: ReactNode;
  readonly title?: TextKey | undefined;
  /** Start of the overlay over a running task; after ten seconds it says more. `at-once` if the guest expects to wait. */
  readonly busyOverlay?: 'after-a-second' | 'at-once';
};

/** A file of its own: home uses `ScreenBody` and needs no overlay. */
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
  const part = useLocation({ select: ({ state }) => state.part });
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
              // A new button takes no second tap of a double tap.
              key={part}
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

/** Time until the overlay says more, in ms. */
const MORE_AFTER_MS = 10_000;

type BusyOverlayProps = { readonly pending: boolean; readonly afterMs: number };

/** Announces a running task over the screen, with a second sentence if it takes long. */
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
