import { createContext, type ReactNode } from 'react';
import type { Step } from '~/flow/screen-row';
import type { ScreenPath } from '~/flow/screens';
import type { VeilProps } from '~/ui/veil';

/** A screen's place in its journey. */
export type StepsProps = { readonly path: ScreenPath; readonly current: Step };

/** What the screens of a journey have around them; home and the error screens have none of it, and do not carry it. */
export type JourneyParts = {
  readonly Steps: (props: StepsProps) => ReactNode;
  readonly Veil: (props: VeilProps) => ReactNode;
};

const nothing = () => null;

/** The parts of the journey that a screen stands in. */
export const JourneyPartsContext = createContext<JourneyParts>({ Steps: nothing, Veil: nothing });
