import { createInterface } from 'node:readline/promises';
import { hashPin, NEW_PIN } from '../../src/device/staff/pin.ts';

/** `node dist-server/make-pin-hash.js`: turns a staff PIN from standard input (no shell history) into its hash. */
const input = createInterface({ input: process.stdin, output: process.stderr });
const pin = (await input.question('Staff PIN (6 to 12 digits, better 8 or more): ')).trim();
input.close();
if (!NEW_PIN.test(pin)) {
  console.error('A PIN has 6 to 12 digits.');
  process.exit(1);
}
console.log(await hashPin(pin));
