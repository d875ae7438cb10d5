/** Resolves with the time at which the frame whose animation callbacks run now has been drawn. */
export const drawn = (): Promise<number> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(undefined);
  });

/** Resolves with what is looked for, as soon as it is there in a frame. */
export const found = <Found>(look: () => Found | undefined): Promise<Found> =>
  new Promise((resolve) => {
    const again = () => {
      const what = look();
      if (what === undefined) requestAnimationFrame(again);
      else resolve(what);
    };
    requestAnimationFrame(again);
  });

/** The screen that is shown. */
export const shownScreen = () => document.querySelector('main')?.dataset.screen;

/** Home's choice of check-in, once React answers its taps: its props are attached to the element. */
export const usableHome = found(() => {
  const choice = document.querySelector<HTMLElement>('button[data-action="checkin"]');
  const answers = Object.entries(choice ?? {}).some(
    ([name, props]) => name.startsWith('__reactProps$') && typeof props.onClick === 'function',
  );
  return choice && answers ? choice : undefined;
});
