import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { contractSite } from '../hotel-api/contract/site.ts';
import { ownFiles } from './own-files.ts';

/** Programs of a server, each as one file that needs only Node. */
const COMMANDS = {
  gateway: 'kiosk/server/production.ts',
  'gateway-with-demo': 'kiosk/demo-hotel/gateway.ts',
  'check-config': 'kiosk/commands/check-config.ts',
  'check-hotel': 'kiosk/hotel-api/check-hotel/main.ts',
  'make-pin-hash': 'kiosk/commands/make-pin-hash.ts',
  'new-tenant': 'kiosk/commands/new-tenant.ts',
  'static-site': 'kiosk/commands/static-site.ts',
};

const project = fileURLToPath(new URL('../..', import.meta.url));

/** An environment's name takes no hyphen. */
const environmentOf = (name: string) => name.replaceAll('-', '_');

export default defineConfig({
  root: project,
  publicDir: false,
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  plugins: [ownFiles(project), esModules(), contractSite('gateway')],
  build: { outDir: 'dist-server' },
  environments: Object.fromEntries(
    Object.entries(COMMANDS).map(([name, source]) => [environmentOf(name), command(name, source)]),
  ),
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(COMMANDS)) {
        const environment = builder.environments[environmentOf(name)];
        if (environment === undefined) throw new Error(`${name} is not set up`);
        await builder.build(environment);
      }
    },
  },
});

function command(name: string, source: string): EnvironmentOptions {
  return {
    consumer: 'server',
    // Nothing is installed on the server.
    resolve: { noExternal: true },
    build: {
      ssr: source,
      target: 'node20',
      // The next build would remove the one before.
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
    },
  };
}

/** Tells Node the kind of these scripts in any folder. */
function esModules(): Plugin {
  return {
    name: 'es-modules',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    },
  };
}
