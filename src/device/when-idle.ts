/** Runs something when the browser has nothing better to do, one thing after another; at the latest after `atLatestMs`. */
export const whenIdle = (atLatestMs = 2000): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    // Safari has no idle callback; a short pause lets a touch go first as well.
    else setTimeout(resolve, 200);
  });
