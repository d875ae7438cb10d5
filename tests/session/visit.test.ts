import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { emptySession, type Session, session, updateSession } from '~/session/store';
import {
  currentLookup,
  currentStay,
  currentVisit,
  endVisit,
  isCurrent,
  leaveScreen,
  onVisitEnd,
  resetForSearch,
} from '~/session/visit';
import { guestWith, reservationWith, visibilitiesAt } from '../support/guests';
import { cardWith, codeWith, paymentWith } from '../support/stay';

/** Everything known: a new key does not compile without its value. */
const FULL: Required<Session> = {
  authToken: 'token',
  facilityId: '7',
  typedReservationName: 'ヤマダ',
  typedPhoneNumber: '09012345678',
  lookupLanguage: 'ko',
  deepLink: { authorization: 'word', membershipNumber: 'M1' },
  reservation: reservationWith(),
  checkinCode: codeWith('30', { kana_name: 'ヤマダ' }),
  isCheckinUnanswered: true,
  checkout: newCheckout('ヤマダ'),
  payment: paymentWith(),
  isPaymentUnanswered: true,
  card: cardWith(),
  cardEntryAt: 4,
  receipt: { mail: 'a@example.com', mailAgain: 'a@example.com', name: '山田' },
  visibilities: visibilitiesAt(1),
  guests: [guestWith({ lastName: '山田', passport: '/9j/4A' })],
  strokes: [{ points: [[0, 0, 0.5]], hasPressure: true }],
  signedName: 'ヤマダ タロウ',
  signature: '/9j/4B',
  delivered: { signature: '/9j/4B', passport: '/9j/4A', checkin: true },
  isSending: true,
  errorDialog: { title: undefined, text: '満室です' },
  asksBeforeBack: true,
  displaySettings: { text: 3, highContrast: true, isLow: true },
  isTouched: true,
  listening: { rate: 2, volume: 1, isDark: true, hasHeadphones: true, languages: ['ja'] },
  displayPanel: 'help',
  staffCalledAt: 12,
  endsBy: 'idle',
};

function cleanWith(clean: () => void): () => void {
  const takeOff = onVisitEnd(clean);
  onTestFinished(() => takeOff());
  return takeOff;
}

beforeEach(() => {
  endVisit();
  updateSession(FULL);
});

describe('the end of a visit', () => {
  it('leaves nothing of the guest', () => {
    endVisit();
    expect(session()).toEqual(emptySession());
  });

  it('begins another visit, in which calls can be made', () => {
    const before = currentVisit();
    endVisit();
    expect(currentVisit().signal.aborted).toBe(false);
    expect([isCurrent(before), isCurrent(currentVisit())]).toEqual([false, true]);
  });

  it('clears every other holder of guest data, each once', () => {
    const [camera, cache] = [vi.fn(), vi.fn()];
    cleanWith(camera);
    cleanWith(cache);
    endVisit();
    expect(camera).toHaveBeenCalledOnce();
    expect(cache).toHaveBeenCalledOnce();
  });

  it('leaves alone who has taken himself off', () => {
    const camera = vi.fn();
    cleanWith(camera)();
    endVisit();
    expect(camera).not.toHaveBeenCalled();
  });

  it('already counts as over for who is clearing', () => {
    const before = currentVisit();
    let wasCurrent = true;
    cleanWith(() => {
      wasCurrent = isCurrent(before);
    });
    endVisit();
    expect(wasCurrent).toBe(false);
  });

  it('is not stopped by a holder that fails', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cache = vi.fn();
    cleanWith(() => {
      throw new Error('the camera is gone');
    });
    cleanWith(cache);
    expect(endVisit).not.toThrow();
    expect(cache).toHaveBeenCalledOnce();
    expect(session()).toEqual(emptySession());
  });
});

it('the reset before a search keeps the search form, the link, the comfort, the touch, the listening, the error and an unanswered payment, and forgets the rest', () => {
  resetForSearch();
  const { typedReservationName, typedPhoneNumber, facilityId, deepLink, displaySettings } = FULL;
  const { errorDialog, isPaymentUnanswered, isTouched, listening, staffCalledAt } = FULL;
  const form = { typedReservationName, typedPhoneNumber, facilityId };
  const kept = { ...form, deepLink, displaySettings, errorDialog, isPaymentUnanswered, isTouched };
  expect(session()).toEqual({ ...emptySession(), ...kept, listening, staffCalledAt });
});

describe.each([
  ['the stay on a screen', currentStay, { endVisit: true, resetForSearch: false, leaveScreen: true }],
  ['a look-up', currentLookup, { endVisit: true, resetForSearch: true, leaveScreen: false }],
  ['a visit', currentVisit, { endVisit: true, resetForSearch: false, leaveScreen: false }],
] as const)('%s', (_, current, ends) => {
  it.each([
    ['endVisit', endVisit],
    ['resetForSearch', resetForSearch],
    ['leaveScreen', leaveScreen],
  ] as const)('%s', (name, happens) => {
    const before = current();
    happens();
    expect(before.signal.aborted).toBe(ends[name]);
    expect(current() !== before).toBe(ends[name]);
    expect(current().signal.aborted).toBe(false);
  });
});
