import { describe, expect, it } from 'vitest';
import { ageOn } from '~/domain/member';

describe('the age of somebody born', () => {
  const today = (day: string) => new Date(`${day}T12:00:00`);

  it.each([
    // The day before a birthday, the birthday, the day after.
    ['19880403', '2026-04-02', '37'],
    ['19880403', '2026-04-03', '38'],
    ['19880403', '2026-04-04', '38'],
    ['1988-04-03', '2026-04-03', '38'],
    // The turn of months and years.
    ['20001231', '2026-12-30', '25'],
    ['20001231', '2026-12-31', '26'],
    ['20001231', '2027-01-01', '26'],
    ['20000101', '2026-12-31', '26'],
    ['20000430', '2026-05-01', '26'],
    ['20000531', '2026-04-30', '25'],
    // A leap day's birthday is on the first of March in ordinary years.
    ['20000229', '2026-02-28', '25'],
    ['20000229', '2026-03-01', '26'],
    ['20000229', '2028-02-28', '27'],
    ['20000229', '2028-02-29', '28'],
    // The youngest and the oldest.
    ['20261121', '2026-11-21', '0'],
    ['20251122', '2026-11-21', '0'],
    ['19161121', '2026-11-21', '110'],
    // An invalid or future day.
    ['20261122', '2026-11-21', ''],
    ['20300101', '2026-11-21', ''],
    ['20000230', '2026-11-21', ''],
    ['19880400', '2026-11-21', ''],
    ['1988/04/03', '2026-11-21', ''],
    ['880403', '2026-11-21', ''],
    ['', '2026-11-21', ''],
  ])('%s, on %s: %j', (birthday, day, age) => expect(ageOn(birthday, today(day))).toBe(age));

  it('counts days of the calendar, not hours', () => {
    expect(ageOn('19880403', new Date('2026-04-02T23:59:59.999'))).toBe('37');
    expect(ageOn('19880403', new Date('2026-04-03T00:00:00'))).toBe('38');
  });
});
