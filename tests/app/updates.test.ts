import { beforeEach, expect, it } from 'vitest';
import { isUnattended } from '~/app/service-worker/updates';
import { updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';

beforeEach(endVisit);

it.each([
  ['home', '/', {}, true],
  ['a screen', '/checkin/search', {}, false],
  [
    'home, for a member who came by a link',
    '/',
    { deepLink: { authorization: 'a', membershipNumber: '1' } },
    false,
  ],
])('a new version may come on %s (%s, %j): %s', (_, path, known, may) => {
  updateSession(known);
  expect(isUnattended(path)).toBe(may);
});
