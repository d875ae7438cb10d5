/** A command's call: by its file in a release, by npm in the project. @param name such as `check-config` */
export const howToCall = (name: string): string =>
  process.argv[1]?.endsWith('.js') ? `node dist-server/${name}.js` : `npm run ${name} --`;
