import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const SAYS_THE_DAY = `
  import { formatDate, parseDate } from './src/domain/reservation.ts';
  process.stdout.write(formatDate(parseDate('2026-11-24'), 'ja'));
`;

it.each(['Pacific/Honolulu', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'the day of the hotel is the day on a tablet whose clock is set to %s',
  (TZ) => {
    const words = ['--import', 'tsx', '--input-type=module', '-e', SAYS_THE_DAY];
    const said = execFileSync(process.execPath, words, { env: { ...process.env, TZ }, encoding: 'utf8' });
    expect(said).toBe('2026年11月24日（火）');
  },
);
