import { describe, expect, it, vi } from 'vitest';
import { loadFacilities } from '~/flow/lookup';
import { calls } from '~/hotel/calls';
import { createHotel } from '~/hotel/create-hotel';
import type { Call } from '~/hotel/hotel';
import { endOf } from '../support/end-of';
import { requestContext } from '../support/hotel';
import { never, payload, stubNetwork } from '../support/network';

const hotel = createHotel(requestContext);

/** Other unreadable parts: `tests/faults/`. */
describe('an answer that is read', () => {
  it.each([200, 201, 299])('comes out of its envelope, with the status %i', async (status) => {
    stubNetwork(() => Response.json({ payload: { authorization: 'abc' } }, { status }));
    expect(await hotel.ask(calls.checkinToken, { name: 'A' })).toBe('abc');
  });

  it.each([
    ['JSON null', 'null'],
    ['a list', '[]'],
    ['payload null', '{"payload":null}'],
    ['a value of another kind', '{"payload":{"authorization":7}}'],
    ['an empty value', '{"payload":{"authorization":""}}'],
  ])('%s cannot be read', async (_, body) => {
    stubNetwork(() => new Response(body));
    expect(await endOf(hotel.ask(calls.checkinToken, { name: 'A' }))).toBe('invalid-format');
  });
});

describe('an answer that nobody reads', () => {
  const unread: readonly Call<never, unknown>[] = [
    calls.uploadSignature,
    calls.uploadPassport,
    calls.executeCheckin,
    calls.registerEmail,
    calls.settlement,
    calls.executeCheckout,
  ];

  it('belongs to what only changes records', () => {
    const names = (those: readonly { readonly name: string }[]) => those.map(({ name }) => name).sort();
    const all = Object.values(calls);
    expect(names(all.filter(({ answer }) => typeof answer !== 'function'))).toEqual(names(unread));
    expect(names(all.filter(({ changes }) => changes))).toEqual(names(unread));
  });

  it.each(['', 'OK', 'null', '{"payload":{"anything":1}}'])('is a success with the body %j', async (body) => {
    stubNetwork(() => new Response(body));
    await expect(hotel.ask(calls.uploadSignature, { image: 'a' })).resolves.toBeUndefined();
  });
});

describe('a call', () => {
  it('reads the requestContext again each time', async () => {
    let language = 'ja';
    const seen = stubNetwork(() => payload({ content: '' }));
    const changing = createHotel(() => requestContext({ language }));
    await changing.ask(calls.agreement, undefined);
    language = 'en';
    await changing.ask(calls.agreement, undefined);
    expect(seen.map(({ headers }) => headers.language)).toEqual(['ja', 'en']);
  });

  it('ends with the look-up it belongs to', async () => {
    const lookup = new AbortController();
    stubNetwork((seen) => {
      lookup.abort();
      return never(seen);
    });
    const inLookup = createHotel(() => requestContext({ lookup: lookup.signal }));
    expect(await endOf(inLookup.ask(calls.agreement, undefined))).toBe('dropped');
  });
});

const quietly = () => vi.spyOn(console, 'warn').mockReturnValue();

const ID_OF = { legacy: 'id', cico: 'code' } as const;

describe('the list of facilities', () => {
  const offered = (
    system: 'legacy' | 'cico',
    ...listed: readonly (readonly [id: unknown, name: string])[]
  ) => {
    stubNetwork(() => payload({ facilities: listed.map(([id, name]) => ({ [ID_OF[system]]: id, name })) }));
    return createHotel(() => requestContext({ system })).ask(calls.facilities, undefined);
  };

  it.each(['legacy', 'cico'] as const)('%s spells it its own way', async (system) =>
    expect(await offered(system, [1, '本館'], ['2', '別館'])).toEqual([
      { id: '1', name: '本館' },
      { id: '2', name: '別館' },
    ]),
  );

  it.each(['東京', '１２', '', ' A1', 'A1 ', 'A\u00a0', 'A\n1', 'A\u0000', 'A\u009f', 'A\u200b', '“A”'])(
    'does not offer %j, which no header can carry',
    async (id) => {
      const warn = quietly();
      for (const system of ['legacy', 'cico'] as const) {
        const offers = await offered(system, [id, '離れ'], ['Zürich 1', '本館']);
        expect(offers).toEqual([{ id: 'Zürich 1', name: '本館' }]);
        expect(warn).toHaveBeenCalledOnce();
        warn.mockClear();
      }
    },
  );

  it.each(['', ' ', '\u3000', '\u200b', '\u2800\ufeff', '\u00ad\n'])(
    'does not offer what is called %j',
    async (name) => {
      const warn = quietly();
      expect(await offered('legacy', [1, name], [2, '本館'])).toEqual([{ id: '2', name: '本館' }]);
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('offers each id once, by its first name', async () => {
    quietly();
    expect(await offered('legacy', [1, '本館'], ['1', '別館'], ['2', '本館'])).toEqual([
      { id: '1', name: '本館' },
      { id: '2', name: '本館' },
    ]);
  });

  it('that offers nothing is a failure of that list to the guest', async () => {
    const warn = quietly();
    for (const facilities of [[], [{ id: '東京', name: '東京館' }]]) {
      stubNetwork(() => payload({ facilities }));
      expect(await endOf(loadFacilities(hotel))).toBe('facilities');
    }
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['legacy', { facilities: [{ code: '1', name: '本館' }] }],
    ['cico', { facilities: [{ id: '1', name: '本館' }] }],
    ['legacy', { facilities: null }],
    ['cico', {}],
    ['cico', { facilities: [{ code: 'A', name: '\u200b' }] }],
  ] as const)('%s does not take %j', async (system, answer) => {
    stubNetwork(() => payload(answer));
    const asked = createHotel(() => requestContext({ system })).ask(calls.facilities, undefined);
    expect(await endOf(asked)).toBe('invalid-format');
  });
});
