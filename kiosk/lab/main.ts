/** `npm run lab [-- NAME …]`: measures, attacks and exhausts the app and its server; lists without a name. */

const LAB = {
  attack: ['attack/run.mjs', 'attacks a gateway some 20,000 times; --quick for less, --only paths'],
  bench: [
    'bench/run.ts',
    'measures speed and size beside a page with the libraries alone, writes RESULTS.md; --quick for less',
  ],
  cluster: [
    'load/run-cluster.ts',
    'check-outs at three gateways that share a store while all of them crash; --visits 100, --killed 50, --alone',
  ],
  engines: ['engines.mjs', 'both journeys in Firefox and WebKit, with pictures'],
  guides: [
    'guides.mjs',
    'makes a release with packages of its own, and follows the guides on a fresh Debian 13 with its Node',
  ],
  'kiosk-session': [
    'kiosk-session.mjs',
    'installs kiosk/tablets/linux in machines that it boots; --debian 13',
  ],
  'lint-server': ['lint-server.mjs', 'checks kiosk/deploy with the linters that are installed'],
  load: ['load/run.ts', 'a day of visits, with restarts of the gateway; --minutes 1'],
  mutations: ['mutations/run.ts', 'breaks one rule after the other, and says whether a fast test notices'],
  released: [
    'released.mjs',
    'follows the guides, a guest by ear, all stories and random visits with a released archive; made if none is named',
  ],
  screens: [
    'screens.mjs',
    "all tests of screens with React's own checks, in all languages, sizes and display settings together",
  ],
  sizing: [
    'load/run-sizing.ts',
    'what requests, gateways, a store and tablets cost; --seconds 1 --tablets 100',
  ],
  soak: ['soak/run.ts', 'visits one after another on one page; --visits 300'],
  wander: [
    'wander.mjs',
    'random walks through both journeys until one breaks a rule; a number of walks, and a seed',
  ],
} as const;

const isName = (name: string): name is keyof typeof LAB => Object.hasOwn(LAB, name);

// Leaves the other words where the program expects them.
const [name = ''] = process.argv.splice(2, 1);
if (isName(name)) {
  await import(`./${LAB[name][0]}`);
} else {
  if (name !== '') console.error(`There is no ${name} in the lab.`);
  for (const [own, [, does]] of Object.entries(LAB))
    console.log(`  npm run lab -- ${own.padEnd(14)} ${does}`);
  process.exitCode = name === '' ? 0 : 1;
}
