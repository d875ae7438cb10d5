import { createContext, type ReactNode } from 'react';
import type { Step } from '~/flow/screen-row';
import type { ScreenPath } from '~/flow/screens';
import type { TextKey } from '~/i18n/keys';
import type { VeilProps } from '~/ui/veil';

/** The position of a screen in its journey. */
export type StepsProps = { readonly path: ScreenPath; readonly current: Step };

/** Components that only journey screens show; a context keeps them out of the scripts of home and the error screens. */
export type JourneyParts = {
  readonly Steps: (props: StepsProps) => ReactNode;
  readonly Veil: (props: VeilProps) => ReactNode;
  /** The frame that all screens of the journey share; a screen outside of one brings its own. */
  readonly frame?: {
    /** The screen whose title and steps it has. */
    readonly path: ScreenPath;
    /** The title that stands in place of the screen's own. */
    readonly title?: TextKey | undefined;
    readonly change: (path: ScreenPath, title?: TextKey) => void;
  };
};

const nothing = () => null;

/** The components of the current journey; outside a journey they render nothing. */
export const JourneyPartsContext = createContext<JourneyParts>({ Steps: nothing, Veil: nothing });
