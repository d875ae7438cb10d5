import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './command.ts';
import type { Machine } from './machine.ts';
import { difference, looksLike, type Picture, readPicture } from './picture.ts';
import { PICTURES } from './places.ts';

/** The session's picture, and its keys and touches. */
export class Screen {
  constructor(private readonly machine: Machine) {}

  /** The picture on the output; undefined while there is no compositor. */
  async look(): Promise<Picture | undefined> {
    const as = 'runuser -u lobby-screen -- env XDG_RUNTIME_DIR=/run/lobby-screen';
    const display = '$(cd /run/lobby-screen && ls -d wayland-? | head -n 1)';
    const { code, bytes } = await this.machine.run(
      `${as} WAYLAND_DISPLAY=${display} timeout 10 grim -`,
      15_000,
    );
    return code === 0 && bytes.length > 0 ? readPicture(bytes) : undefined;
  }

  /** Keeps the picture on the output for people to look at. */
  async keep(name: string, picture?: Picture): Promise<void> {
    const shown = picture ?? (await this.look().catch(() => undefined));
    if (shown === undefined) return;
    const { release } = this.machine.places;
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(join(PICTURES, `${release}-${name}.png`), shown.png);
  }

  /** Waits until the screen shows a view. @throws {Error} that says how far from it the screen is */
  async shows(view: Picture, seconds = 60): Promise<void> {
    let last: Picture | undefined;
    try {
      await until('the picture', seconds, async () => {
        last = await this.look();
        return last !== undefined && looksLike(last, view);
      });
    } catch {
      await this.keep('unexpected', last);
      const found =
        last === undefined ? 'no picture' : `a picture that differs by ${difference(last, view).toFixed(3)}`;
      throw new Error(`the screen does not show what it should within ${seconds} s: ${found}`);
    }
  }

  /** Waits until the screen shows a view no more. */
  async goes(view: Picture, seconds: number): Promise<void> {
    await until(
      'the picture goes',
      seconds,
      async () => {
        const seen = await this.look();
        return seen === undefined || !looksLike(seen, view);
      },
      50,
    );
  }

  /**
   * Gives the screen's keyboard a map. The compositor takes modifiers from the screen and other keys from its own map:
   * only where both are the shipped map, keys arrive as from a real keyboard.
   */
  async plugKeyboard(map: 'shipped' | 'ordinary'): Promise<void> {
    const folder = '/usr/lib/lobby-screen/xkb';
    const more =
      map === 'shipped'
        ? ` | sed '/xkb_symbols/s/include "\\([^"]*\\)"/include "\\1+lobby-screen(closed)"/'`
        : '';
    await this.machine.must(
      `DISPLAY=:0 setxkbmap -layout jp -print${more} | DISPLAY=:0 xkbcomp -w 0 -I${folder} - :0 2>/dev/null`,
    );
  }

  /** Presses keys together, by their numbers in the X server; first a touch, so that nothing has the focus. */
  async press(codes: readonly number[], afterTouch = true): Promise<void> {
    const down = codes.map((code) => `keydown ${code}`);
    const up = [...codes].reverse().map((code) => `keyup ${code}`);
    await this.machine.must(
      `DISPLAY=:0 xdotool ${afterTouch ? 'mousemove 4 764 click 1 ' : ''}${[...down, ...up].join(' ')}`,
    );
  }

  /** Touches a place where home has nothing to press: the attract view closes. */
  async touch(x = 4, y = 764): Promise<void> {
    await this.machine.must(`DISPLAY=:0 xdotool mousemove ${x} ${y} click 1 mousemove 4 764`);
  }
}
