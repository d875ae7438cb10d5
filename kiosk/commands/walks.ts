/**
 * The random walks of `npm test`: many short ones, with React as guests get it, which is twice as quick. The tests of screens
 * walk a few long ways with React's own checks.
 */
export const WALKS: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  WANDER_RUNS: '1000',
  WANDER_LONGEST: '3',
  WANDER_PAGES: '2',
};
