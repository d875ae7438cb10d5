import { describe, expect, it } from 'vitest';
import { sendReport } from '~/hotel/outside/report';
import { offline, stubNetwork } from '../../support/network';

describe('sending a report', () => {
  it('posts it as JSON, on no connection of the calls that must arrive once, and outlives the page', async () => {
    const seen = stubNetwork(() => new Response(null, { status: 204 }));
    expect(await sendReport('/heartbeat', undefined, { device: 'LOBBY-1' })).toBe(true);
    const [sent] = seen;
    expect(sent).toMatchObject({ method: 'POST', body: '{"device":"LOBBY-1"}' });
    expect(sent?.url.pathname).toBe('/heartbeat');
    expect(sent?.headers['content-type']).toBe('application/json');
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(sent?.request).toMatchObject({ credentials: 'same-origin', cache: 'no-store', keepalive: true });
  });

  it('carries the token in its header alone, and takes it nowhere else', async () => {
    const seen = stubNetwork(() => new Response(null, { status: 204 }));
    await sendReport('/heartbeat', 'token-of-the-lobby-1', { device: 'LOBBY-1' });
    const [sent] = seen;
    expect(sent?.headers.authorization).toBe('Bearer token-of-the-lobby-1');
    expect([sent?.url.href, sent?.body].join()).not.toContain('token-of');
    expect(sent?.request.redirect).toBe('error');
  });

  it.each([
    ['nobody hears it', offline],
    ['it is refused', () => new Response(null, { status: 500 })],
  ])('is done once and quietly where %s, and says so', async (_, answer) => {
    const seen = stubNetwork(answer);
    expect(await sendReport('/heartbeat', undefined, {})).toBe(false);
    expect(seen).toHaveLength(1);
  });
});
