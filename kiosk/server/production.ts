import { run } from './run.ts';

/** The gateway on a hotel's server, without the demo hotel. */
await run();
