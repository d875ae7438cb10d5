import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { RELEASED } = process.env;

/** The built app: this project's, or that of an unpacked release (`npm run lab -- released`). */
export const BUILT: string =
  RELEASED === undefined ? fileURLToPath(new URL('../../dist', import.meta.url)) : resolve(RELEASED, 'dist');
