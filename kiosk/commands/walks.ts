/** The screens of `npm test`: with production React, which is twice as quick, and short random walks. */
export const WALKS: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  WANDER_RUNS: '200',
  WANDER_LONGEST: '3',
};
