import { createBuilder } from 'vite';
import { PARTS } from '../../../kiosk/tools/build.mjs';

/** Builds what runs on a server into a folder, as `npm run build` does; a process of it starts in a quarter of the sources' time. */
export async function buildServer(folder: string): Promise<void> {
  const builder = await createBuilder({
    configFile: PARTS.server.config,
    logLevel: 'error',
    build: { outDir: folder },
  });
  await builder.buildApp();
}
