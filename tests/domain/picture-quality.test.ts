import { describe, expect, it } from 'vitest';
import { checkPicture, type PictureCheck } from '~/domain/picture-quality';
import {
  away,
  blurred,
  dimmed,
  drawnAs,
  face,
  flat,
  moved,
  noisy,
  type Picture,
  page,
  upsideDown,
  withLight,
} from '../support/pictures';

const PAGE = page();

const TABLE: readonly (readonly [what: string, picture: Picture, verdict: PictureCheck | undefined])[] = [
  ['a page in focus', PAGE, 'good'],
  ['with the noise of a small camera', noisy(PAGE, 6), 'good'],
  ['in lamplight', dimmed(PAGE, 0.5), 'good'],
  ['hardly out of focus', blurred(PAGE, 1), 'good'],
  ['out of focus', blurred(PAGE, 4), 'blurred'],
  ['so far out of focus that no line is left', blurred(PAGE, 9), 'empty'],
  ['out of focus, with noise', noisy(blurred(PAGE, 4), 4), 'blurred'],
  ['moved sideways', blurred(PAGE, 5, 'across'), 'blurred'],
  ['moved up or down', blurred(PAGE, 5, 'down'), 'blurred'],
  ['at night', dimmed(PAGE, 0.15), 'dark'],
  ['a closed shutter', flat(0), undefined],
  ['a covered camera', flat(4), 'dark'],
  ['a noisy covered camera', noisy(flat(12), 6), 'dark'],
  ['a lamp on the photo', withLight(PAGE, { x: 60, y: 80, radius: 45 }), 'glare'],
  ['a lamp at the edge', withLight(PAGE, { x: 470, y: 20, radius: 60 }), 'glare'],
  ['a lamp, out of focus', withLight(blurred(PAGE, 5), { x: 300, y: 200, radius: 50 }), 'glare'],
  ['a glint no larger than a letter', withLight(PAGE, { x: 300, y: 200, radius: 6 }), 'good'],
  ['far too much light', flat(255), 'glare'],
  ['white paper, rightly lit', flat(235), 'empty'],
  ['a wall', noisy(flat(150), 4), 'empty'],
  ['a face', face(), 'empty'],
  ['too far right', moved(PAGE, 180, 0), 'left'],
  ['too far left', moved(PAGE, -180, 0), 'right'],
  ['too low', moved(PAGE, 0, 150), 'up'],
  ['too high', moved(PAGE, 0, -130), 'down'],
  ['too far away', away(PAGE, 0.5), 'nearer'],
  ['too far right, upside down', moved(upsideDown(PAGE), 180, 0), 'left'],
  ['a page upside down', upsideDown(PAGE), 'empty'],
];

describe('a picture of a page', () => {
  it.each(TABLE)('%s', (_, picture, verdict) => expect(checkPicture(drawnAs(picture))).toBe(verdict));

  it('is judged by its content, not by colour', () => {
    const reddish = drawnAs(PAGE, ([grey]) => [grey, grey * 0.8, grey * 0.7]);
    expect(checkPicture(reddish)).toBe('good');
  });
});
