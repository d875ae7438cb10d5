import { join } from 'node:path';
import { createDemoHotel } from '../demo-hotel/index.ts';
import { createGateway, type Listening, listen } from '../gateway/index.ts';

/** Serves a built page as `npm start` does, on a free port of this machine, with a demo hotel of its own. */
export function serve(folder: string): Promise<Listening> {
  const hotel = { kind: 'demo', hotel: createDemoHotel() } as const;
  return listen(createGateway({ files: folder, tenant: join(folder, 'data'), hotel }), { port: 0 });
}
