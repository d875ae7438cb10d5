import { beforeEach, describe, expect, it } from 'vitest';
import { emptySession, session, sessionStore, updateGuest, updateSession } from '~/session/store';
import { guestWith } from '../support/guests';

beforeEach(() => sessionStore.setState(emptySession(), true));

describe('a guest', () => {
  beforeEach(() => updateSession({ guests: [guestWith({ age: '40' }), guestWith({ age: '38' })] }));
  const ages = () => session().guests.map(({ age }) => age);

  it('changes alone', () => {
    updateGuest(1, { age: '39' });
    expect(ages()).toEqual(['40', '39']);
  });

  it('keeps what was not said', () => {
    updateGuest(0, { lastName: '山田' });
    expect(session().guests[0]).toEqual(guestWith({ age: '40', lastName: '山田' }));
  });

  it.each([2, -1, Number.NaN])('at a place nobody has (%d) is ignored', (place) => {
    updateGuest(place, { age: '1' });
    expect(ages()).toEqual(['40', '38']);
  });

  it('changed does not change the session of before', () => {
    const before = session().guests;
    updateGuest(0, { age: '41' });
    expect(before[0]?.age).toBe('40');
  });
});
