import { parseArgs } from 'node:util';
import { howToCall } from '../server/how-to-call.ts';
import { checkSettings } from '../settings/check-settings-file.ts';

/** `npm run check-config -- FILE`: whether tablets and a gateway will take a settings file. */

const USAGE = `Say which file: ${howToCall('check-config')} FILE [--hotel real]`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { hotel: { type: 'string', default: 'either' } },
    });
    const hotel = (['demo', 'real', 'either'] as const).find((kind) => kind === values.hotel);
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 || hotel === undefined ? undefined : { file, hotel };
  } catch {
    return undefined;
  }
}

const asked = readArguments();
if (asked === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const { problems, remarks } = await checkSettings(asked.file, asked.hotel);
for (const remark of remarks) console.warn(remark);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${asked.file}: good`);
