/** The fade between two screens, in ms: `--fade` in the design tokens. */
export const FADE_MS = 100;
