import { createContext, useContext, useLayoutEffect } from 'react';
import type { TextKey } from '~/i18n/keys';
import { Veil } from '~/ui/veil';
import { ScreenBody, type ScreenBodyProps } from './screen-body';

/** How long to wait before the veil covers the screen, in ms: a quick answer needs none. */
const VEIL_AFTER_MS = 1000;

/** Gives the frame of the journey another title than the one in the table of screens; undefined takes it back. */
export const FrameTitleContext = createContext<(title: TextKey | undefined) => void>(() => undefined);

/** A screen of a journey, in the frame that its layout has around all of them. */
export type ScreenProps = Omit<ScreenBodyProps, 'overlay'> & {
  /** Stands in place of the title in the table of screens, where that does not fit. */
  readonly title?: TextKey | undefined;
  /** When the veil tells of a task that is running, with a longer message after ten seconds; at once where the guest knowingly waits. */
  readonly veil?: 'after-a-second' | 'at-once';
};

export function Screen({ title, veil = 'after-a-second', pending = false, ...body }: ScreenProps) {
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
      overlay={<Veil pending={pending} afterMs={veil === 'at-once' ? 0 : VEIL_AFTER_MS} />}
    />
  );
}
