import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { RELEASED } = process.env;
const FOLDER = RELEASED === undefined ? fileURLToPath(new URL('../..', import.meta.url)) : resolve(RELEASED);

/** The built app: this project's, or that of an unpacked release (`npm run lab -- released`). */
export const BUILT: string = join(FOLDER, 'dist');
export const BUILT_CONTRACT: string = join(FOLDER, 'dist-server/openapi');
