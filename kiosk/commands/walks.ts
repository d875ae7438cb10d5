/** The screens of `npm test`: with production React, which is twice as quick, many short random walks, and some long ones. */
export const WALKS: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  WANDER_RUNS: '100',
  WANDER_LONGEST: '3',
  WANDER_LONG: '10',
};
