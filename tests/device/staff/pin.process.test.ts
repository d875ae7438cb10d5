import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { hashPin, isPin, PIN } from '~/device/staff/pin';

/** By Python: hashlib.pbkdf2_hmac('sha256', b'2468', b'sixteen bytes ok', 10000). */
const ELSEWHERE = 'pbkdf2-sha256$10000$c2l4dGVlbiBieXRlcyBvaw==$iuLlv8+lIeWqqE1k4y0zFDAcAqMetLrcK6sVzI8x7U0=';

describe('the hash of a staff PIN', () => {
  it('made by another library of the same standard is understood', async () =>
    expect(await isPin('2468', ELSEWHERE)).toBe(true));

  it.each(['2469', '246', '24680', '', '２４６８', ' 2468'])('%j is not the PIN', async (pin) =>
    expect(await isPin(pin, ELSEWHERE)).toBe(false),
  );

  it.each([
    ['nothing', ''],
    ['the PIN itself', '2468'],
    ['another scheme', ELSEWHERE.replace('sha256', 'sha1')],
    ['no hash', ELSEWHERE.replace(/[^$]*$/, '')],
    ['other iterations', ELSEWHERE.replace('10000', '10001')],
    ['more iterations than a tablet bears', ELSEWHERE.replace('10000', '2000001')],
    ['iterations without an end', ELSEWHERE.replace('10000', 'Infinity')],
    ['iterations as another number', ELSEWHERE.replace('10000', '1e4')],
    ['another salt', ELSEWHERE.replace('$c2l4', '$c2l5')],
  ])('%s lets nobody in', async (_, hash) => expect(await isPin('2468', hash)).toBe(false));

  it('is another one every time, and each is good', async () => {
    const [one, other] = await Promise.all([hashPin('135790'), hashPin('135790')]);
    expect(one).not.toBe(other);
    expect(await isPin('135790', one)).toBe(true);
    expect(await isPin('135791', other)).toBe(false);
  });

  it('is made by the tool of a PIN on its input, fit for the settings', async () => {
    const run = (input: string) =>
      execFileSync(process.execPath, ['--import', 'tsx', 'kiosk/commands/make-pin-hash.ts'], {
        input,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const hash = run('246810\n').trim();
    expect(await isPin('246810', hash)).toBe(true);
    expect(readConfig({ kiosk: { staff_pin_hash: hash } }).ok).toBe(true);
    for (const refused of ['abcdef', '12345a', '24681', '1234567890123'])
      expect(() => run(`${refused}\n`)).toThrow(/6 to 12 digits/);
  });
});

it.each<[string, boolean]>([
  ['1234', true],
  ['123456789012', true],
  ['123', false],
  ['1234567890123', false],
  ['12a4', false],
  ['', false],
])('%j as a PIN: %s', (pin, good) => expect(PIN.test(pin)).toBe(good));
