// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from '~/errors/fault';
import { type CardContext, createCardProvider, reachCardScript } from '~/hotel/outside/card';
import { type CardAnswer, GREETING, readScript } from '~/hotel/outside/card-messages';
import { answerAt, type DocumentOfTest } from '../../support/card-document';
import { endOf } from '../../support/end-of';
import { cardWith } from '../../support/stay';

const CARD = cardWith();
const LOADED: CardAnswer = { kind: 'loaded' };
const TOKEN: CardAnswer = { kind: 'token', token: 'token-1' };
const GOOD: DocumentOfTest = { onScript: () => LOADED, onOrder: () => TOKEN };
/** Deadlines of unanswered and other steps, in ms. */
const [SHORT, LONG] = [30, 20_000];

let visit: AbortController;
let opened: { readonly frame: HTMLIFrameElement; readonly told: unknown[] }[];
let documents: DocumentOfTest[];

const frames = () => document.querySelectorAll('iframe').length;

beforeEach(() => {
  visit = new AbortController();
  opened = [];
  documents = [GOOD];
  vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('Only frames are expected here');
    document.body.appendChild(frame);
    fill(frame);
  });
});

afterEach(() => visit.abort());

function fill(frame: HTMLIFrameElement): void {
  const own = (documents.length > 1 ? documents.shift() : documents[0]) ?? GOOD;
  const told: unknown[] = [];
  opened.push({ frame, told });
  const itsWindow = frame.contentWindow;
  if (!itsWindow) throw new Error('The frame has no window');
  vi.spyOn(itsWindow, 'postMessage').mockImplementation((...message: unknown[]) => {
    const [data, target, ports] = message;
    const script = readScript(data);
    const port: unknown = Array.isArray(ports) ? ports[0] : undefined;
    if (!script || !(port instanceof MessagePort)) throw new Error('The document gets a script and a port');
    told.push([script, target]);
    answerAt(port, script, {
      onScript: own.onScript,
      onOrder: (order) => {
        told.push(order);
        return own.onOrder(order);
      },
    });
  });
  greet(itsWindow);
}

const greet = (source: Window | null, data: unknown = GREETING) =>
  window.dispatchEvent(new MessageEvent('message', { source, data }));

const cardContext = (over: Partial<CardContext> = {}): CardContext => ({
  script: { url: '/token.js', integrity: 'sha384-abc' },
  timeoutMs: LONG,
  visit: visit.signal,
  ...over,
});
const providerAt = (over: Partial<CardContext> = {}) => createCardProvider(() => cardContext(over));
const ask = (provider = providerAt()) =>
  provider.tokenise(CARD, 'shop-7').catch((error: unknown) => faultOf(error).kind);

describe('a token', () => {
  it('comes out of a document without a way to ours, which is told of the script, then of the card, and goes', async () => {
    expect(await ask()).toBe('token-1');
    const [{ frame, told } = { frame: undefined, told: [] }] = opened;
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect([frame?.hidden, frame?.getAttribute('src')]).toEqual([true, '/card.html']);
    expect(told).toEqual([
      [{ url: '/token.js', integrity: 'sha384-abc' }, '*'],
      { shopId: 'shop-7', card: CARD },
    ]);
    expect(frames()).toBe(0);
  });

  it('has a document of its own for each card, which may be got ready ahead, once', async () => {
    const provider = providerAt();
    provider.prepare();
    provider.prepare();
    expect(opened).toHaveLength(1);
    expect(await ask(provider)).toBe('token-1');
    expect(opened).toHaveLength(1);
    expect(await ask(provider)).toBe('token-1');
    expect(opened).toHaveLength(2);
    expect(frames()).toBe(0);
  });

  it('knows nothing of the card before it is asked', async () => {
    const provider = providerAt();
    provider.prepare();
    await expect.poll(() => opened[0]?.told).toHaveLength(1);
    expect(JSON.stringify(opened[0]?.told)).not.toContain(CARD.number);
  });
});

/** The provider's failures: `tests/faults/`. */
describe('no token', () => {
  it.each<[string, Partial<DocumentOfTest>, string]>([
    ['the provider gives something else', { onOrder: () => ({ kind: 'loaded' }) }, 'card'],
    ['the document says more than it was asked', { onScript: () => TOKEN }, 'card-script'],
  ])('comes when %s', async (_, document, fault) => {
    documents = [{ ...GOOD, ...document }];
    expect(await ask()).toBe(fault);
    expect(frames()).toBe(0);
  });

  it('comes when the token is late, with any other messages', async () => {
    documents = [{ ...GOOD, onOrder: () => ({ kind: 'token', token: 7 }) }];
    expect(await ask(providerAt({ timeoutMs: SHORT }))).toBe('card');
    expect(frames()).toBe(0);
  });

  it('comes at once where the settings name no script', async () => {
    const provider = providerAt({ script: { url: '', integrity: '' } });
    provider.prepare();
    expect(await ask(provider)).toBe('card-script');
    expect(opened).toEqual([]);
  });

  it('ahead of time is no news: the script is asked for again with the card', async () => {
    documents = [{ ...GOOD, onScript: () => ({ kind: 'not-loaded' }) }, GOOD];
    const provider = providerAt();
    provider.prepare();
    await expect.poll(frames).toBe(0);
    expect(await ask(provider)).toBe('token-1');
  });
});

it.each<[string, () => Window | null, unknown]>([
  ['another window', () => window, GREETING],
  ['nobody', () => null, GREETING],
  [
    'the document, in other words',
    () => opened[0]?.frame.contentWindow ?? null,
    { kind: 'token', token: 'x' },
  ],
])('what is said by others is passed over: %s', async (_, source, data) => {
  vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    if (frame instanceof HTMLIFrameElement) document.body.appendChild(frame);
  });
  const provider = providerAt();
  provider.prepare();
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame');
  opened.push({ frame, told: [] });
  const post = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => {});
  greet(source(), data);
  expect(post).not.toHaveBeenCalled();
  greet(frame.contentWindow);
  expect(post).toHaveBeenCalledOnce();
  // The port is handed over once, to the first document alone.
  greet(frame.contentWindow);
  expect(post).toHaveBeenCalledOnce();
});

describe('a document', () => {
  it.each<[string, Partial<DocumentOfTest>]>([
    ['while the script loads', { onScript: () => undefined }],
    ['while the provider thinks', { onOrder: () => undefined }],
  ])('goes with the visit %s, and nobody hears of the token', async (_, document) => {
    documents = [{ ...GOOD, ...document }];
    const asked = ask();
    await expect.poll(() => opened[0]?.told).toHaveLength('onOrder' in document ? 2 : 1);
    visit.abort();
    expect(await asked).toBe('dropped');
    expect(frames()).toBe(0);
  });

  it('is not even opened in a visit that is over', async () => {
    visit.abort();
    expect(await ask()).toBe('dropped');
    expect(opened).toEqual([]);
  });
});

it.each<[string, Partial<DocumentOfTest>, string]>([
  ['is there', {}, 'there'],
  ['is not', { onScript: () => ({ kind: 'not-loaded' }) }, 'card-script'],
])('staff hear whether the script %s, and no document is left', async (_, document, found) => {
  documents = [{ ...GOOD, ...document }];
  expect(await endOf(reachCardScript(cardContext()), 'there')).toBe(found);
  expect(frames()).toBe(0);
});
