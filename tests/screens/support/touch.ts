import { until } from '../../../kiosk/guest/hands';

/** Taps a button twice before the screen can say that it heard the first, by default the main one. */
export async function tapsTwiceAtOnce(action = 'main'): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`#root [data-action="${action}"]:enabled`);
  const button = await until(`button ${action}`, find);
  button.click();
  button.click();
}

/** The values of the boxes of this name that are ticked. */
export const ticked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map(({ value }) => value);

/** The browser's own Forward; resolves once the browser has heard it. */
export async function pressesForward(): Promise<void> {
  await new Promise<void>((heard) => {
    window.addEventListener('popstate', () => heard(), { once: true });
    window.history.forward();
  });
}
