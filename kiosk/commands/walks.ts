/** The screens of `npm test`, with React as guests get it, which is twice as quick, and with many short random walks. */
export const WALKS: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  WANDER_RUNS: '300',
  WANDER_LONGEST: '3',
};
