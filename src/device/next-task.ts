/** Resolves in a new task: the browser can answer a touch and paint before the rest of a long work (over 50 ms). */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Resolves when the browser is idle, after `atLatestMs` at the latest. */
export const whenIdle = (atLatestMs = 2000): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    // Safari has no idle callback; a short pause lets a touch go first.
    else setTimeout(resolve, 200);
  });
