/**
 * Resolves in a task of its own, so that the browser can answer a touch, and paint, before the work goes on. For work that
 * would be a long task (Long Tasks API: over 50 ms) on a slow tablet if done in one piece.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Resolves when the browser is idle, at the latest after `atLatestMs`. */
export const whenIdle = (atLatestMs = 2000): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    // Safari has no idle callback; a short pause also lets a touch be handled first.
    else setTimeout(resolve, 200);
  });
