import { run } from '../server/run.ts';
import { createDemoHotel, GUESTS } from './index.ts';

/** The gateway with the demo hotel: behind `npm start` and `npm run dev`. */
await run({ createDemoHotel, GUESTS });
