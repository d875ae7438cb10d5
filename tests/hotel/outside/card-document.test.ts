// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveCard } from '~/hotel/outside/card-document';
import { GREETING } from '~/hotel/outside/card-messages';
import { cardWith } from '../../support/stay';

const SCRIPT = { url: '/token.js', integrity: '' };
const ORDER = { shopId: 'shop-7', card: cardWith() };

let app: MessagePort;
let its: MessagePort;
let heard: unknown[];
let asked: number;

beforeEach(() => {
  ({ port1: app, port2: its } = new MessageChannel());
  heard = [];
  asked = 0;
  app.onmessage = ({ data }) => heard.push(data);
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    window.Multipayment = {
      init: () => {},
      getToken: () => {
        asked += 1;
        window.lobbyCardToken?.({ resultCode: '000', tokenObject: { token: `token-${asked}` } });
      },
    };
    if (element instanceof HTMLScriptElement) element.onload?.(new Event('load'));
  });
});

afterEach(() => {
  app.close();
  delete window.Multipayment;
});

/** A message at the window. A top window is its own parent. */
function comes(source: Window | null, data: unknown, ports: MessagePort[] = [its]): void {
  const event = new Event('message');
  window.dispatchEvent(Object.assign(event, { source, data, ports }));
}

describe('the card document', () => {
  it('greets the page around it, loads its script, and gives one token for one card', async () => {
    const greeted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
    serveCard();
    expect(greeted).toHaveBeenCalledWith(GREETING, window.location.origin);
    comes(window.parent, SCRIPT);
    await expect.poll(() => heard).toEqual([{ kind: 'loaded' }]);
    app.postMessage({ shopId: 'shop-7' });
    app.postMessage(ORDER);
    app.postMessage(ORDER);
    await expect.poll(() => heard).toEqual([{ kind: 'loaded' }, { kind: 'token', token: 'token-1' }]);
    expect(asked).toBe(1);
  });

  it.each<[string, Window | null, unknown, 'with a port' | 'without']>([
    ['somebody else', null, SCRIPT, 'with a port'],
    ['the page, without a way to answer', window, SCRIPT, 'without'],
    ['the page, about something else', window, GREETING, 'with a port'],
  ])('does nothing for %s', async (_, source, data, way) => {
    vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
    serveCard();
    comes(source, data, way === 'without' ? [] : [its]);
    expect(document.head.append).not.toHaveBeenCalled();
    comes(window.parent, SCRIPT);
    expect(document.head.append).toHaveBeenCalledOnce();
  });
});
