/** The motion with which a screen comes in, in ms: `--fade` in the design tokens. */
export const FADE_MS = 100;
