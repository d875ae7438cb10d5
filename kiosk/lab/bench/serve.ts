import { fileURLToPath } from 'node:url';
import { createDemoHotel } from '../../demo-hotel/index.ts';
import { createGateway, type Listening, listen } from '../../server/index.ts';

/** The sample settings: the bare page has none of its own, and the gateway sends no page without settings. */
const TENANT = fileURLToPath(new URL('../../../public/data', import.meta.url));

/** Serves a built page as `npm start` does, on a free port of this machine, with a demo hotel of its own. */
export function serve(folder: string): Promise<Listening> {
  const hotel = { kind: 'demo', hotel: createDemoHotel() } as const;
  return listen(createGateway({ files: folder, tenant: TENANT, hotel }), { port: 0 });
}
