import { createDemoHotel, GUESTS } from '../demo-hotel/index.ts';
import { run } from './run.ts';

/** The gateway with the demo hotel: behind `npm start` and `npm run dev`. */
await run({ createDemoHotel, GUESTS });
