/** A longer name is broken into two lines. In characters. */
const LONGEST_LINE = 14;

/** The lines of a name drawn as a signature: two if it is long and has a space to break at, else one. */
export function nameLines(name: string): readonly string[] {
  const words = name.trim().split(/\s+/u);
  const whole = words.join(' ');
  if (whole.length <= LONGEST_LINE || words.length === 1) return [whole];
  const breaks = words.slice(1).map((_, at) => {
    const first = words.slice(0, at + 1).join(' ');
    const second = words.slice(at + 1).join(' ');
    return { lines: [first, second], longest: Math.max(first.length, second.length) };
  });
  return breaks.reduce((best, one) => (one.longest < best.longest ? one : best)).lines;
}
