import { cdp } from 'vitest/browser';
import { until } from '../../../kiosk/guest/hands';

/** In CSS px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const down = new Map<number, Place>();

/** The test's page is a frame, perhaps scaled. */
function onGlass({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? window.innerWidth) / window.innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

async function send(type: 'touchStart' | 'touchMove' | 'touchEnd', id: number, place: Place): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [{ id, ...onGlass(place) }] });
}

/** Real fingers by number. */
export const finger = {
  async comesDown(place: Place, id = 0): Promise<void> {
    down.set(id, place);
    await send('touchStart', id, place);
  },
  async rolls(by: Place, id = 0): Promise<void> {
    const from = down.get(id) ?? by;
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const place = { x: from.x + by.x * part, y: from.y + by.y * part };
      down.set(id, place);
      await send('touchMove', id, place);
    }
  },
  async lifts(id = 0): Promise<void> {
    const place = down.get(id);
    down.delete(id);
    if (place) await send('touchEnd', id, place);
  },
  async taps(place: Place, id = 0): Promise<void> {
    await finger.comesDown(place, id);
    await finger.lifts(id);
  },
};

/** A mouse, which programs move as well. */
export const mouse = {
  /** @param nth the click in a row, as in double clicks */
  async clicks(place: Place, nth: number): Promise<void> {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await cdp().send('Input.dispatchMouseEvent', {
        type,
        ...onGlass(place),
        button: 'left',
        clickCount: nth,
      });
  },
};

export async function middleOf(selector: string): Promise<Place> {
  const part = await until(selector, () => document.querySelector(selector));
  part.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A page's events of a finger that explores it. */
export function explores(kind: 'pointerdown' | 'pointerup', { x, y }: Place): void {
  const target = document.elementFromPoint(x, y) ?? document.body;
  const at = { clientX: x, clientY: y, pointerType: 'touch' };
  target.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, ...at }));
}
