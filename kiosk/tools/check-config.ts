import { readFileSync } from 'node:fs';
import en from 'zod/v4/locales/en.js';
import { type Problem, readConfig } from '../../src/config/read.ts';
import { z } from '../../src/domain/zod.ts';

/**
 * `npm run check-config FILE`: says whether the tablets will take a settings file, and if not, which key is wrong and what is
 * allowed there. Keys that nothing reads are errors here: they are misspelt more often than not. So are keys that do nothing
 * beside the others. A corrected colour is only remarked on.
 */
function check(file: string): { readonly problems: string[]; readonly remarks: string[] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { problems: [`${file}: cannot be read`], remarks: [] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`${file}: is not JSON: ${reason}`], remarks: [] };
  }
  const reading = readConfig(json);
  const say = (problems: readonly Problem[]) =>
    problems.map(({ key, problem }) => `${file}: ${key}: ${problem}`);
  if (!reading.ok) return { problems: say(reading.problems), remarks: [] };
  return { problems: say([...reading.unknown, ...reading.ineffective]), remarks: say(reading.remarks) };
}

z.config(en());
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file: npm run check-config FILE');
  process.exit(2);
}
const { problems, remarks } = check(file);
for (const remark of remarks) console.warn(remark);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${file}: good`);
