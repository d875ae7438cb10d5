/** Resolves when the browser is idle, at the latest after `atLatestMs`. */
export const whenIdle = (atLatestMs = 2000): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    // Safari has no idle callback; a short pause also lets a touch be handled first.
    else setTimeout(resolve, 200);
  });
