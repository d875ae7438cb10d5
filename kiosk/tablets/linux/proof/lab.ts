import { secondsSince } from './command.ts';
import type { Hotel } from './hotel.ts';
import type { Machine } from './machine.ts';
import type { Network } from './network.ts';
import type { Picture } from './picture.ts';
import type { Views } from './reference.ts';
import type { Screen } from './screen.ts';

/** A story's tools. */
export interface Lab {
  readonly machine: Machine;
  readonly network: Network;
  readonly hotel: Hotel;
  readonly screen: Screen;
  readonly views: Views;
}

/** One thing that has to hold on a real machine. @returns figures for its line, if any @throws {Error} that says what does not hold */
export type Story = (lab: Lab) => Promise<unknown>;

/** Finds the browser's first process, which has no type. */
export const BROWSER = "pgrep -o -u lobby-screen -f '^/usr/lib/chromium/chromium .*--kiosk'";

/** @throws {Error} when something does not hold */
export function hold(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Does something, and measures the time until home stands there. */
export async function timeToHome(
  { screen, views }: Lab,
  act: () => Promise<unknown>,
  seconds?: number,
): Promise<string> {
  const start = Date.now();
  await act();
  await screen.shows(views.home, seconds);
  return secondsSince(start);
}

/** Starts the screen anew. */
export const restart = (lab: Lab): Promise<string> =>
  timeToHome(lab, () => lab.machine.must('systemctl restart lobby-screen.service'));

/** Changes a setting as staff do; then the screen shows a view. */
export async function set(
  { machine, screen }: Lab,
  key: string,
  value: string,
  view: Picture,
): Promise<void> {
  const edit = `sed -i 's/^${key}=.*/${key}=${value}/' /etc/lobby-screen/settings`;
  await machine.must(`${edit} && lobby-screen apply`, 570_000);
  await screen.shows(view);
}
