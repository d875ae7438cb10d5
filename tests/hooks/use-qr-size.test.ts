// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCounts } from '~/errors/fault';
import { useQrSize } from '~/hooks/use-qr-size';

let root: Root;
let size: number | undefined;
let warned: string[];

function Code({ text }: { readonly text: string }) {
  size = useQrSize(text);
  return null;
}

/** Shows a code of so many bytes on a screen. */
function shows(bytes: number, screen: readonly [number, number]): number | undefined {
  turns(screen);
  act(() => root.render(createElement(Code, { text: 'a'.repeat(bytes) })));
  return size;
}
function turns([innerWidth, innerHeight]: readonly [number, number]): void {
  Object.assign(window, { innerWidth, innerHeight });
  act(() => void window.dispatchEvent(new Event('resize')));
}
const told = () => errorCounts()['qr-code'] ?? 0;

const LANDSCAPE = [1280, 800] as const;
const PORTRAIT = [800, 1280] as const;
const PHONE = [390, 844] as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words));
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

describe('the size of a code', () => {
  it.each([
    ['a short one, as the hotel wants it', 26, LANDSCAPE, 250],
    ['a long one is larger', 150, LANDSCAPE, 6 * 57],
    ['the longest for this screen', 331, LANDSCAPE, 6 * 77],
    ['longer ones where the screen is higher', 666, PORTRAIT, 6 * 105],
    ['on a phone', 106, PHONE, 6 * 49],
    ['on a low screen, as large as there is room', 26, [800, 400], 240],
  ] as const)('%s', (_, bytes, screen, px) => {
    const before = told();
    expect(shows(bytes, screen)).toBe(px);
    expect(told()).toBe(before);
  });

  it.each([
    ['on a low screen', 332, LANDSCAPE],
    ['on a high one', 667, PORTRAIT],
    ['on a phone', 107, PHONE],
    ['anywhere: no code holds it', 3000, PORTRAIT],
  ] as const)('there is none that could be read %s, and staff hear of it', (_, bytes, screen) => {
    const before = told();
    expect(shows(bytes, screen)).toBeUndefined();
    expect(told()).toBe(before + 1);
    // Its length alone, no content.
    expect(warned).toEqual([expect.stringContaining(String(bytes))]);
  });

  it('follows a tablet that is turned', () => {
    expect(shows(500, LANDSCAPE)).toBeUndefined();
    turns(PORTRAIT);
    expect(size).toBe(6 * 93);
  });
});
