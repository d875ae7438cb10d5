import { writeFileSync } from 'node:fs';
import { checkHotel } from './check.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { tableOf } from './table.ts';

/** `npm run check-hotel`: tries a hotel. Exit status 0: as published; 1: not; 2: called in a wrong way. */

function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrEnd();
const report = await checkHotel(options);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
console.log(tableOf(report));
process.exitCode = report.good ? 0 : 1;
