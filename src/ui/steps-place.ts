import { createContext, type ReactNode } from 'react';
import type { Step } from '~/flow/screen-row';
import type { ScreenPath } from '~/flow/screens';

/** A screen's place in its journey. */
export type StepsProps = { readonly path: ScreenPath; readonly current: Step };

/** What draws the steps of a journey; home and the error screens have none, and do not carry it. */
export const StepsPlace = createContext<(props: StepsProps) => ReactNode>(() => null);
