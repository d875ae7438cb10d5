import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rereadCode } from '~/flow/pay';
import { emptySession, session, updateSession } from '~/session/store';
import { currentStay, endVisit } from '~/session/visit';
import { endOf } from '../support/end-of';
import { scriptedHotel } from '../support/hotel';
import { type Answering, offline, payload } from '../support/network';
import { codeWith } from '../support/stay';

describe('the check-in code after a payment', () => {
  const CODE = 'checkin_code';
  const known = codeWith('30');
  beforeEach(() => {
    endVisit();
    updateSession({ authToken: 'guest-token', checkinCode: known });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const paid: Answering = () => payload({ checkin_code: '40', prefix: 'P' });
  const missing: Answering = () => new Response('', { status: 404 });
  const refused: Answering = () => Response.json({ error_msg: 'いいえ' }, { status: 400 });

  it.each<[string, readonly Answering[], string, number]>([
    ['is the newest', [paid], '40', 1],
    ['is asked for once more', [offline, paid], '40', 2],
    ['stays the known one where it is refused twice', [refused], '30', 2],
    ['stays the known one where its service is not there', [missing], '30', 2],
    ['stays the known one where it cannot be read', [() => payload({ checkin_code: {} })], '30', 2],
    ['stays the known one without a network', [offline], '30', 4],
  ])('%s', async (_, answers, code, times) => {
    const { hotel, asked } = scriptedHotel({ [CODE]: answers });
    await rereadCode(hotel, currentStay().signal);
    expect(session().checkinCode?.checkin_code).toBe(code);
    expect(asked()).toHaveLength(times);
  });

  const answersOnce = (happens: () => void) =>
    scriptedHotel({
      [CODE]: [
        (seen) => {
          happens();
          return paid(seen);
        },
      ],
    });

  it('is not waited for beyond the patience of a guest who has paid', async () => {
    const patience = new AbortController();
    const { hotel, asked } = answersOnce(() => patience.abort());
    await rereadCode(hotel, currentStay().signal, patience.signal);
    expect(session().checkinCode).toEqual(known);
    expect(asked()).toHaveLength(1);
  });

  it('reaches no guest after the visit', async () => {
    const { hotel } = answersOnce(endVisit);
    expect(await endOf(rereadCode(hotel, currentStay().signal))).toBe('dropped');
    expect(session()).toEqual(emptySession());
  });
});
