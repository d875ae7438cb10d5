import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As in `vitest.config.ts`. */
const BUILD_DAY = '2026-11-01';
const HOUR_MS = 3_600_000;
const MARCH = 'Thu, 04 Mar 2027 10:00:00 GMT';
const IN_2126 = 'Mon, 04 Mar 2126 10:00:00 GMT';
const IN_2029 = 'Sun, 04 Mar 2029 10:00:00 GMT';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

async function tabletAt(wall: string, ...dates: readonly string[]) {
  vi.setSystemTime(wall);
  const clock = await import('~/clock/today');
  for (const date of dates) clock.noteDate(new Headers({ Date: date }));
  return {
    today: () => clock.today().toISOString().slice(0, 10),
    time: () => clock.timeNow()?.toISOString(),
    clock,
  };
}

describe('today', () => {
  it.each([
    ['no clock battery', '1970-01-01T09:00:00Z', BUILD_DAY],
    ['a battery that ran out long ago', '2000-01-01T00:00:00Z', BUILD_DAY],
    ['the day before the build', '2026-10-31T23:59:59Z', BUILD_DAY],
    ['the day of the build', '2026-11-01T10:00:00Z', BUILD_DAY],
    ['years after the build', '2033-03-05T10:00:00Z', '2033-03-05'],
    ['a wrong century', '2126-11-01T10:00:00Z', BUILD_DAY],
  ])('by a tablet alone, %s (%s): %s', async (_, wall, day) =>
    expect((await tabletAt(wall)).today()).toBe(day),
  );

  it.each([
    ['a tablet in 1970 goes by it', '1970-01-01T00:00:00Z', [MARCH], '2027-03-04'],
    ['a tablet in a wrong century too', '2126-01-01T00:00:00Z', [MARCH], '2027-03-04'],
    ['a tablet that is a day ahead too', '2027-03-05T10:00:00Z', [MARCH], '2027-03-04'],
    ['a tablet that is years ahead too', '2041-03-05T10:00:00Z', [MARCH], '2027-03-04'],
    ['one that is behind does not', '2027-03-01T10:00:00Z', [MARCH], '2027-03-01'],
    ['nor one beside a hotel that is ahead', '2027-03-04T10:00:00Z', [IN_2029], '2027-03-04'],
    ['nor one beside a hotel in a wrong century', '2027-03-04T10:00:00Z', [IN_2126], '2027-03-04'],
    ['a hotel before the build', '1970-01-01T00:00:00Z', ['Thu, 01 Jan 2015 00:00:00 GMT'], BUILD_DAY],
    ['the last one corrects those before', '1970-01-01T00:00:00Z', [IN_2029, MARCH], '2027-03-04'],
  ] as const)("by the hotel's Date header: %s", async (_, wall, dates, day) =>
    expect((await tabletAt(wall, ...dates)).today()).toBe(day),
  );

  it.each([
    '',
    'soon',
    '0',
    '2030',
    '2030-01-01T00:00:00Z',
    '1900000000000',
    'Fri, 99 Foo 2030 00:00:00 GMT',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ])('a header that says %j changes nothing', async (odd) =>
    expect((await tabletAt('1970-01-01T00:00:00Z', MARCH, odd)).today()).toBe('2027-03-04'),
  );

  it('an answer without the header, as of another origin, changes nothing', async () => {
    const { clock, today } = await tabletAt('1970-01-01T00:00:00Z');
    clock.noteDate(new Headers());
    expect(today()).toBe(BUILD_DAY);
  });

  it("goes on from the hotel's header, whatever the tablet's clock does meanwhile", async () => {
    const { today, time } = await tabletAt('1970-01-01T00:00:00Z', 'Thu, 04 Mar 2027 23:00:00 GMT');
    vi.advanceTimersByTime(2 * HOUR_MS);
    vi.setSystemTime('1970-06-01T00:00:00Z');
    expect(time()).toBe('2027-03-05T01:00:00.000Z');
    expect(today()).toBe('2027-03-05');
  });

  it('the time of day is unknown while nobody has it', async () => {
    const { clock, time } = await tabletAt('1970-01-01T09:00:00Z');
    expect(time()).toBeUndefined();
    clock.noteDate(new Headers({ Date: 'Thu, 04 Mar 2027 23:00:00 GMT' }));
    expect(time()).toBe('2027-03-04T23:00:00.000Z');
  });
});
