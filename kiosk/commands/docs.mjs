import { ensureDependencies } from './ensure.mjs';
import { tool } from './run.mjs';

/**
 * `npm run docs [-- settings|variables|faults|nginx|pictures …]`: writes what is made from the code: SETTINGS and the settings'
 * schema, the gateway's variables, FAULTS, nginx's list of calls, and by name alone the pictures, which need a build and a browser.
 */

const QUICK = {
  settings: 'kiosk/docs/make-settings-docs.ts',
  variables: 'kiosk/docs/make-variables-docs.ts',
  faults: 'tests/faults/make-fault-table.ts',
  nginx: 'kiosk/deploy/make-nginx-calls.ts',
};
const MAKERS = { ...QUICK, pictures: 'e2e/looks/make-pictures.ts' };

const [name, ...args] = process.argv.slice(2);
await ensureDependencies();
if (name === undefined) {
  for (const maker of Object.values(QUICK)) process.exitCode ||= await tool('tsx', [maker]);
} else if (Object.hasOwn(MAKERS, name)) {
  process.exitCode = await tool('tsx', [MAKERS[name], ...args]);
} else {
  console.error(`There is no ${name}. There are ${Object.keys(MAKERS).join(', ')}.`);
  process.exitCode = 1;
}
