// Part of the service worker: takes no page that would not run, keeps the shell that an update replaces, and serves it when
// the new one does not start.
(() => {
  const KEPT = 'shell-previous';
  const FLAG = 'shell-use-previous';

  let isLoaded = false;
  let usesPrevious = false;
  const loaded = caches.has(FLAG).then((has) => {
    usesPrevious = has;
    isLoaded = true;
  });

  const isPrecache = (name) => name.includes('-precache-');

  async function keep() {
    await loaded;
    // A shell that does not start is not worth keeping.
    if (usesPrevious) return;
    await caches.delete(KEPT);
    const kept = await caches.open(KEPT);
    for (const name of (await caches.keys()).filter(isPrecache)) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const { pathname } = new URL(request.url);
        // The new version's files lie in the same cache already, after the old one's of the same name.
        if (response && !(await kept.match(pathname))) await kept.put(pathname, response);
      }
    }
  }

  async function takePrevious() {
    if (!(await caches.has(KEPT))) return false;
    await caches.open(FLAG);
    usesPrevious = true;
    return true;
  }

  /** How long the cache may take, in ms: then the network answers. */
  const PATIENCE_MS = 5000;

  async function answer(request) {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    const found = await Promise.race([find(request), late]).catch(() => undefined);
    return found ?? fetch(request);
  }

  async function find(request) {
    await loaded;
    const { pathname } = new URL(request.url);
    const path = request.mode === 'navigate' ? '/index.html' : pathname;
    const names = usesPrevious ? [KEPT] : (await caches.keys()).filter(isPrecache);
    for (const name of names) {
      const found = await (await caches.open(name)).match(path, { ignoreSearch: true });
      if (found) return found;
    }
  }

  const INLINE = /<(script|style)(?: type="module")?>(.*?)<\/\1>/gs;

  /**
   * Makes sure that the page's policy lets in what is written into the page. A server that has the new page but still sends
   * the headers of the one before would leave the tablet with a page that does nothing.
   */
  async function checkPage() {
    const response = await fetch('/index.html', { cache: 'no-store' });
    const policy = response.headers.get('content-security-policy');
    if (!policy) return;
    for (const [, , text] of (await response.text()).matchAll(INLINE)) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
      if (!policy.includes(`'sha256-${hash}'`))
        throw new Error('index.html comes with the headers of another version');
    }
  }

  // Where it fails, the worker is not installed, and the tablet asks for it again within the hour.
  self.addEventListener('install', (event) => event.waitUntil(checkPage()));

  self.addEventListener('message', (event) => {
    const done = (result) => event.ports[0]?.postMessage(result);
    if (event.data?.type === 'KEEP_SHELL') event.waitUntil(keep().then(() => done(true)));
    if (event.data?.type === 'USE_PREVIOUS_SHELL') event.waitUntil(takePrevious().then(done));
  });

  // A new worker brings a new shell: it gets its chance.
  self.addEventListener('activate', (event) => {
    // It may have read the flag when it was installed.
    const takeOver = async () => {
      await loaded;
      usesPrevious = false;
      await caches.delete(FLAG);
    };
    event.waitUntil(takeOver());
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isShell = request.mode === 'navigate' || /^\/(assets|icons)\//.test(pathname);
    if (request.method !== 'GET' || origin !== self.location.origin || !isShell) return;
    if (/^\/(demo|healthz|tablets|tablets\.json|metrics)(\/|$)/.test(pathname)) return;
    // The ordinary case is Workbox's, which comes next.
    if (isLoaded && !usesPrevious) return;
    event.stopImmediatePropagation();
    event.respondWith(answer(request));
  });
})();
