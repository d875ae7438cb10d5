import { describe, expect, test } from 'vitest';
import { isDot, type Stroke } from '../../../src/domain/stroke';
import { padPointers } from '../../../src/ui/signature/pad-pointers';
import { isUnsigned, nameLines } from '../../../src/ui/signature/paint';

/** Each draws at its own height, which names the stroke. */
const WHO = {
  finger: { pointerId: 11, pointerType: 'touch', y: 0.1 },
  palm: { pointerId: 12, pointerType: 'touch', y: 0.2 },
  'other palm': { pointerId: 13, pointerType: 'touch', y: 0.3 },
  pen: { pointerId: 14, pointerType: 'pen', y: 0.4 },
  mouse: { pointerId: 1, pointerType: 'mouse', y: 0.5 },
} as const;
type Who = keyof typeof WHO;

/** Places across the pad in hundredths of its width; pauses in ms. */
type Step =
  | readonly [Who, 'down' | 'up' | 'cancel']
  | readonly [Who, 'to', number]
  | readonly ['pause', number];

const STEP_MS = 10;

/** A stroke's presumed hand. */
function nameOf(stroke: Stroke): string {
  const who = Object.entries(WHO).find(([, { y }]) => stroke.points.every((point) => point[1] === y));
  return `${who?.[0] ?? 'several'}${isDot(stroke) ? ', a dot' : ''}`;
}

/** Plays hands on a pad. Returns the remaining strokes, and the visible ink's owners in turn. */
function play(steps: readonly Step[], drawnBefore = false) {
  const pad = padPointers();
  const places = new Map<Who, number>();
  const strokes: Stroke[] = [];
  const seen: string[] = [];
  let now = 5000;
  for (const [who, does, place = 0] of steps) {
    now += STEP_MS;
    if (who === 'pause') {
      now += does;
      continue;
    }
    const { y, ...pointer } = WHO[who];
    const contact = { ...pointer, timeStamp: now };
    if (does === 'to') places.set(who, place / 100);
    const move = () => pad.move(contact, () => [[places.get(who) ?? 0, y, 0.5]], who === 'pen');
    if (does === 'down') pad.comeDown(contact, drawnBefore || strokes.length > 0);
    if (does === 'down' || does === 'to') move();
    if (does === 'cancel') pad.drop(contact);
    if (does === 'up') {
      const stroke = pad.lift(contact);
      if (stroke) strokes.push(stroke);
    }
    const line = pad.line();
    const ink = line ? nameOf(line).replace(', a dot', '') : '';
    if (ink !== '' && ink !== seen.at(-1)) seen.push(ink);
  }
  return { strokes, left: strokes.map(nameOf), seen };
}

const rests = (who: Who): Step[] => [
  [who, 'down'],
  [who, 'to', 0.6],
];
const writes = (who: Who): Step[] => [10, 20, 30, 40].map((to): Step => [who, 'to', to]);
const strokeOf = (who: Who): Step[] => [[who, 'down'], ...writes(who), [who, 'up']];
const taps = (who: Who): Step[] => [
  [who, 'down'],
  [who, 'up'],
];
const LONG: Step = ['pause', 800];
const PEN_GONE: Step = ['pause', 1500];

describe('who writes on the pad', () => {
  test.each<{ what: string; steps: Step[]; left: string[]; seen?: string[]; drawnBefore?: boolean }>([
    { what: 'one finger', steps: strokeOf('finger'), left: ['finger'] },
    { what: 'one mouse', steps: strokeOf('mouse'), left: ['mouse'] },
    {
      what: 'a palm that rests, then a finger; the palm lifts last',
      steps: [...rests('palm'), LONG, ...strokeOf('finger'), ...strokeOf('finger'), ['palm', 'up']],
      left: ['finger', 'finger'],
      seen: ['finger'],
    },
    {
      what: 'a palm that rests and lifts while the finger writes',
      steps: [...rests('palm'), ['finger', 'down'], ...writes('finger'), ['palm', 'up'], ['finger', 'up']],
      left: ['finger'],
    },
    {
      what: 'all of it within a moment',
      steps: [...rests('palm'), ...strokeOf('finger'), ['palm', 'up']],
      left: ['finger'],
    },
    {
      what: 'a finger that writes, then a palm that slides beside it',
      steps: [
        ['finger', 'down'],
        ...writes('finger'),
        ['palm', 'down'],
        ['palm', 'to', 8],
        ['finger', 'to', 60],
        ['palm', 'to', 16],
        ['finger', 'up'],
        ['palm', 'to', 30],
        ['palm', 'up'],
      ],
      left: ['finger'],
      seen: ['finger'],
    },
    {
      what: 'a palm that crept before the finger came: its ink goes',
      steps: [['palm', 'down'], ['palm', 'to', 3], ...strokeOf('finger'), ['palm', 'to', 5], ['palm', 'up']],
      left: ['finger'],
      seen: ['palm', 'finger'],
    },
    {
      what: 'two palms that rest',
      steps: [...rests('palm'), ...rests('other palm'), LONG, ['palm', 'up'], ['other palm', 'up']],
      left: [],
      seen: [],
    },
    {
      what: 'the browser takes the palm away: the finger goes on',
      steps: [
        ...rests('palm'),
        ['finger', 'down'],
        ['finger', 'to', 10],
        ['palm', 'cancel'],
        ...writes('finger'),
        ['finger', 'up'],
      ],
      left: ['finger'],
    },
    {
      what: 'the browser takes a palm away that wrote: the finger beside it has written',
      steps: [
        ['palm', 'down'],
        ['palm', 'to', 40],
        ['finger', 'down'],
        ['finger', 'to', 30],
        ['palm', 'cancel'],
        ['finger', 'up'],
      ],
      left: ['finger'],
      seen: ['palm', 'finger'],
    },
    {
      what: 'the browser takes away what writes: nothing is left',
      steps: [['finger', 'down'], ...writes('finger'), ['finger', 'cancel']],
      left: [],
    },
    {
      what: 'a pen that comes down while a touch draws',
      steps: [['palm', 'down'], ...writes('palm'), ...strokeOf('pen'), ['palm', 'to', 60], ['palm', 'up']],
      left: ['pen'],
      seen: ['palm', 'pen'],
    },
    {
      what: 'a palm that moves while the pen is down or was just lifted',
      steps: [['pen', 'down'], ...strokeOf('palm'), ...writes('pen'), ['pen', 'up'], ...strokeOf('palm')],
      left: ['pen'],
      seen: ['pen'],
    },
    { what: 'a palm beneath a pen in the air', steps: [['pen', 'to', 10], ...strokeOf('palm')], left: [] },
    {
      what: 'a finger when the pen is put away',
      steps: [...strokeOf('pen'), PEN_GONE, ...strokeOf('finger')],
      left: ['pen', 'finger'],
    },
    {
      what: 'a tap on an empty pad',
      steps: taps('finger'),
      left: [],
      seen: [],
    },
    {
      what: 'a tap beside a stroke: the dot of an i',
      steps: [...strokeOf('finger'), ...taps('finger')],
      left: ['finger', 'finger, a dot'],
    },
    {
      what: 'the dot of an i while the palm rests',
      steps: [...rests('palm'), LONG, ...taps('finger'), ['palm', 'up']],
      left: ['finger, a dot'],
      drawnBefore: true,
    },
    {
      what: 'a palm that rests beside a stroke',
      steps: [...strokeOf('finger'), ...rests('palm'), LONG, ['palm', 'up']],
      left: ['finger'],
    },
    {
      what: 'a palm that bounces while the finger writes',
      steps: [['finger', 'down'], ...writes('finger'), ...taps('palm'), ['finger', 'up']],
      left: ['finger'],
      drawnBefore: true,
    },
    {
      what: 'a pen makes a dot at once',
      steps: taps('pen'),
      left: ['pen, a dot'],
      seen: ['pen'],
    },
  ])('$what', ({ steps, left, seen, drawnBefore }) => {
    const played = play(steps, drawnBefore);
    expect(played.left).toEqual(left);
    if (seen) expect(played.seen).toEqual(seen);
  });

  test('a stroke holds the pressure of a pen and nothing else of the pointer', () => {
    const [stroke] = play(strokeOf('pen')).strokes;
    expect(stroke && Object.keys(stroke).sort()).toEqual(['hasPressure', 'points']);
    expect(stroke?.hasPressure).toBe(true);
    expect(play(strokeOf('finger')).strokes[0]?.hasPressure).toBe(false);
  });

  test('dots alone are no signature', () => {
    const [dot] = play(taps('pen')).strokes;
    const [stroke] = play(strokeOf('finger')).strokes;
    if (!dot || !stroke) throw new Error('Nothing was drawn');
    expect(isUnsigned({ strokes: [], name: '' })).toBe(true);
    expect(isUnsigned({ strokes: [dot, dot], name: '' })).toBe(true);
    expect(isUnsigned({ strokes: [dot, stroke], name: '' })).toBe(false);
    expect(isUnsigned({ strokes: [], name: 'Taro' })).toBe(false);
  });
});

test.each([
  ['山田　太郎', ['山田 太郎']],
  ['  John   Smith ', ['John Smith']],
  ['Alexandrina Victoria', ['Alexandrina', 'Victoria']],
  ['Maria de la Concepción Sánchez', ['Maria de la', 'Concepción Sánchez']],
  ['Wolfeschlegelsteinhausen', ['Wolfeschlegelsteinhausen']],
  ['', ['']],
])('the lines of a name written as a signature: %s', (name, lines) => expect(nameLines(name)).toEqual(lines));
