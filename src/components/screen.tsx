import { createContext, useContext, useLayoutEffect } from 'react';
import type { TextKey } from '~/i18n/keys';
import { BusyOverlay } from '~/ui/busy-overlay';
import { ScreenBody, type ScreenBodyProps } from './screen-body';

/** How long to wait before the overlay covers the screen, in ms: a quick answer needs none. */
const BUSY_OVERLAY_AFTER_MS = 1000;

/** Gives the frame of the journey another title than the one in the table of screens; undefined takes it back. */
export const FrameTitleContext = createContext<(title: TextKey | undefined) => void>(() => undefined);

/** A screen of a journey, in the frame that its layout has around all of them. */
export type ScreenProps = Omit<ScreenBodyProps, 'overlay'> & {
  /** Stands in place of the title in the table of screens, where that does not fit. */
  readonly title?: TextKey | undefined;
  /** When the overlay tells of a task that is running, with a longer message after ten seconds; at once where the guest knowingly waits. */
  readonly busyOverlay?: 'after-a-second' | 'at-once';
};

/** In a file of its own, as home's script holds `ScreenBody` and needs neither the overlay nor another title. */
export function Screen({ title, busyOverlay = 'after-a-second', pending = false, ...body }: ScreenProps) {
  const setTitle = useContext(FrameTitleContext);
  useLayoutEffect(() => {
    if (title === undefined) return;
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
  return (
    <ScreenBody
      {...body}
      pending={pending}
      overlay={
        <BusyOverlay pending={pending} afterMs={busyOverlay === 'at-once' ? 0 : BUSY_OVERLAY_AFTER_MS} />
      }
    />
  );
}
