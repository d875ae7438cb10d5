import { describe, expect, it } from 'vitest';
import { stubNetwork } from '../support/network';
import { failure, reply } from './exchanging';

describe('a message is read in any answer', () => {
  const BODY = '{"error_msg":"満室です"}';

  it.each([200, 201, 202, 203, 206, 207, 226, 299])('status %i', async (status) => {
    stubNetwork(reply(status, BODY));
    const { fault } = await failure({ changes: 'once' });
    expect(fault).toEqual({ kind: 'message', text: '満室です' });
  });

  it.each(['text/html', 'APPLICATION/JSON; CHARSET=UTF-8', 'text/plain', 'application/problem+json'])(
    'content type %s',
    async (type) => {
      stubNetwork(() => new Response(`\uFEFF ${BODY}`, { headers: { 'Content-Type': type } }));
      const { fault } = await failure({ changes: 'once' });
      expect(fault).toEqual({ kind: 'message', text: '満室です' });
    },
  );

  it('and 500 signs of it in a 2xx', async () => {
    stubNetwork(reply(200, `{"payload":{"error_msg":"${'あ'.repeat(600)}"}}`));
    const { fault } = await failure({ changes: 'once' });
    expect(fault).toEqual({ kind: 'message', text: 'あ'.repeat(500) });
  });
});
