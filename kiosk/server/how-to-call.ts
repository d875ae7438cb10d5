/**
 * How a command is called where it runs: in a release by its file, in the project by npm.
 * @param name `check-config`, `new-tenant` …
 */
export const howToCall = (name: string): string =>
  process.argv[1]?.endsWith('.js') ? `node dist-server/${name}.js` : `npm run ${name} --`;
