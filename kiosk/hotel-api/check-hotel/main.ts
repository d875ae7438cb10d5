import { writeFileSync } from 'node:fs';
import { checkHotel } from './check.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { tableOf } from './table.ts';

/** `check-hotel`: tries a hotel. Exit status 0: as published; 1: not; 2: wrong arguments. */

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}

function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrEnd();
if (options.writes)
  console.error('The way of a guest takes up to some minutes: it waits in the check-out queue.');
const report = await checkHotel(options);
console.log(tableOf(report));
process.exitCode = report.good ? 0 : 1;
if (options.json !== undefined) write(options.json);

function write(path: string): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    console.error(`--json: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}
