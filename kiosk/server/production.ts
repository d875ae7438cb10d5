import { run } from './run.ts';

/** The gateway on a hotel's server, which has no demo hotel in it. */
await run();
