import { checkSettings } from './check-settings.ts';

/** `npm run check-config FILE`: says whether the tablets will take a settings file. */

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file: npm run check-config FILE');
  process.exit(2);
}
const { problems, remarks } = checkSettings(file);
for (const remark of remarks) console.warn(remark);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${file}: good`);
