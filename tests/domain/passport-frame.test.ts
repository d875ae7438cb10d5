import { expect, it } from 'vitest';
import { middleOf, PAGE, VIEW } from '~/domain/passport-frame';

it('the frame has the proportions of a passport page, with the same room on every side', () => {
  expect([PAGE.width, PAGE.height]).toEqual([125, 88]);
  expect(VIEW.width - PAGE.width).toBe(VIEW.height - PAGE.height);
});

it.each([
  ['full HD', 1920, 1080, { x: 228, y: 0, width: 1464, height: 1080 }],
  ['small HD', 1280, 720, { x: 152, y: 0, width: 976, height: 720 }],
  ['an old webcam', 640, 480, { x: 0, y: 4, width: 640, height: 472 }],
  ['a tablet held upright', 1080, 1920, { x: 0, y: 562, width: 1080, height: 797 }],
  ['the view itself', VIEW.width, VIEW.height, { x: 0, y: 0, width: VIEW.width, height: VIEW.height }],
])(
  'the part that is shown and taken of a picture of %s: as large as can be, in the middle',
  (_, width, height, part) => expect(middleOf(width, height)).toEqual(part),
);
