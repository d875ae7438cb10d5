/**
 * The screens of `npm test`: with production React, which is twice as quick, short random walks and some long ones. The
 * first 27 short ones find a fault against each rule (`rule` in `mutations.yaml`).
 */
export const WALKS: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  WANDER_RUNS: '40',
  WANDER_LONGEST: '3',
  WANDER_LONG: '10',
};
