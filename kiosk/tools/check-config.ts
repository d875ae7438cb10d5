import { readFileSync } from 'node:fs';
import en from 'zod/v4/locales/en.js';
import { readConfig } from '../../src/config/read.ts';
import { z } from '../../src/domain/zod.ts';

/**
 * `npm run check-config FILE`: says whether the tablets will take a settings file, and if not, which key is wrong and what is
 * allowed there. Keys that nothing reads are errors here: they are misspelt more often than not.
 */
function check(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [`${file}: cannot be read`];
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return [`${file}: is not JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const reading = readConfig(json);
  const problems = reading.ok ? reading.unknown : reading.problems;
  return problems.map(({ key, problem }) => `${file}: ${key}: ${problem}`);
}

z.config(en());
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file: npm run check-config FILE');
  process.exit(2);
}
const problems = check(file);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${file}: good`);
