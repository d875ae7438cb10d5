import { until } from '../../../kiosk/guest/hands';

/** Taps twice before the screen can react, by default the main button. */
export async function tapsTwiceAtOnce(action = 'main'): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`#root [data-action="${action}"]:enabled`);
  const button = await until(`button ${action}`, find);
  button.click();
  button.click();
}

export const ticked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map(({ value }) => value);

export async function pressesForward(): Promise<void> {
  await new Promise<void>((heard) => {
    window.addEventListener('popstate', () => heard(), { once: true });
    window.history.forward();
  });
}
