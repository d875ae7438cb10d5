import type { Config } from '../../../src/config/schema.ts';
import type { ScreenPath } from '../../../src/flow/screens.ts';

/** A screen in a state that settings touch, or that a hotel wants to see. */
export interface ViewRow {
  /** The screen that it is a state of. */
  readonly on: ScreenPath;
  /** Something that goes wrong for the guest. */
  readonly isTrouble?: true;
  /** Whether the hotel has it; left out: as the screen. */
  readonly isOpen?: (config: Config) => boolean;
}

/** The states that the preview can show, beside the screens. */
export const VIEWS = {
  attract: { on: '/', isOpen: ({ kiosk }) => kiosk.attract },
  comfort: { on: '/' },
  help: { on: '/' },
  offline: { on: '/', isTrouble: true },
  'unknown-name': { on: '/checkin/search', isTrouble: true },
  idle: { on: '/checkin/search', isTrouble: true },
  overseas: { on: '/checkin/input-representative' },
  'passport-guide': { on: '/checkin/input-representative' },
  passport: { on: '/checkin/input-representative' },
  'signature-example': { on: '/checkin/term' },
  'sign-by-name': { on: '/checkin/term' },
} satisfies Readonly<Record<string, ViewRow>>;

/** The name of a state. */
export type View = keyof typeof VIEWS;

/** The states of a screen. */
export const viewsOn = (screen: ScreenPath): readonly (readonly [View, ViewRow])[] =>
  Object.entries(VIEWS).flatMap(([name, row]: [string, ViewRow]) =>
    isView(name) && row.on === screen ? [[name, row] as const] : [],
  );

export const isView = (name: string): name is View => Object.hasOwn(VIEWS, name);
