// @vitest-environment jsdom
import { act as render } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUntouched } from '~/hooks/use-untouched';
import { act, does, HOUR_MS, LIMIT_MS, passes, press, sleeps, touches, wallGoesOn } from '../support/touches';

let root: Root;
let leftMs: () => number;

function Watched({ restarts = true }) {
  leftMs = useUntouched(LIMIT_MS, act, true, restarts);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  render(() => root.render(<Watched />));
});
afterEach(() => render(() => root.unmount()));

describe('a tablet that nobody touches', () => {
  it('is noticed in time, once', () => {
    passes(LIMIT_MS - 1);
    expect(act).not.toHaveBeenCalled();
    passes(1);
    expect(act).toHaveBeenCalledExactlyOnceWith(LIMIT_MS, false);
    passes(10 * LIMIT_MS);
    expect(act).toHaveBeenCalledOnce();
  });

  it('is noticed again after a touch', () => {
    passes(LIMIT_MS);
    touches();
    passes(LIMIT_MS);
    expect(act).toHaveBeenLastCalledWith(LIMIT_MS, true);
    expect(press).toHaveBeenCalledOnce();
  });

  const bubbles = { bubbles: true };
  it.each([
    ['a finger', new MouseEvent('pointerdown', bubbles)],
    ['a pen that writes', new MouseEvent('pointermove', { ...bubbles, buttons: 1 })],
    ['a page that is pulled', new Event('touchmove', bubbles)],
    ['a wheel', new WheelEvent('wheel', bubbles)],
    ['a key', new KeyboardEvent('keydown', bubbles)],
    ['a screen reader', new MouseEvent('click', bubbles)],
    ['dictation', new InputEvent('beforeinput', { ...bubbles, inputType: 'insertText', data: '山田太郎' })],
    ['a suggestion', new InputEvent('beforeinput', { ...bubbles, inputType: 'insertReplacementText' })],
    ['pasting', new InputEvent('beforeinput', { ...bubbles, inputType: 'insertFromPaste' })],
    ['an input method', new CompositionEvent('compositionupdate', { ...bubbles, data: 'やま' })],
  ])('%s is a guest', (_, event) => {
    passes(LIMIT_MS - 1);
    does(event);
    expect(leftMs()).toBe(LIMIT_MS);
    passes(LIMIT_MS - 1);
    expect(act).not.toHaveBeenCalled();
    passes(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    ['a mouse that trembles', new MouseEvent('pointermove', bubbles)],
    ['a value set by a program', new InputEvent('input', bubbles)],
    ['what a program tells of it', new Event('change', bubbles)],
    ['focus', new FocusEvent('focusin', bubbles)],
    ['a page that scrolls by itself', new Event('scroll', bubbles)],
  ])('%s is none', (_, event) => {
    passes(LIMIT_MS - 1);
    does(event);
    passes(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([HOUR_MS, 5 * HOUR_MS, -5 * HOUR_MS, 60 * 365 * 24 * HOUR_MS])(
    'a clock that is set by %i ms neither ends the time nor makes it longer, and a touch is a touch',
    (jump) => {
      passes(1000);
      wallGoesOn(jump);
      touches();
      expect(press).toHaveBeenCalledOnce();
      expect(act).not.toHaveBeenCalled();
      passes(LIMIT_MS - 1);
      expect(act).not.toHaveBeenCalled();
      passes(1);
      expect(act).toHaveBeenCalledOnce();
    },
  );

  it('a short sleep counts, and no more', () => {
    sleeps(LIMIT_MS - 1000);
    expect(act).not.toHaveBeenCalled();
    passes(1000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('a touch that comes before the timer, as when a tablet wakes, does nothing else', () => {
    // Some systems' monotonic clock runs in sleep; timers never do.
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + HOUR_MS);
    const pointer = new MouseEvent('pointerdown', { bubbles: true, cancelable: true });
    does(pointer);
    expect(act).toHaveBeenCalledOnce();
    expect([press.mock.calls, pointer.defaultPrevented]).toEqual([[], true]);
  });
});

it('stops with what asked for it', () => {
  render(() => root.unmount());
  touches();
  sleeps(HOUR_MS);
  passes(2 * LIMIT_MS);
  expect(act).not.toHaveBeenCalled();
});

describe('a question that waits for its answer', () => {
  beforeEach(() => render(() => root.render(<Watched key="question" restarts={false} />)));

  it('waits no longer for touches beside it', () => {
    passes(LIMIT_MS - 1);
    touches();
    expect(press).toHaveBeenCalledOnce();
    passes(1);
    expect(act).toHaveBeenCalledOnce();
    touches();
    passes(LIMIT_MS);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([5 * HOUR_MS, -5 * HOUR_MS])('a clock that is set by %i ms changes nothing', (jump) => {
    passes(LIMIT_MS - 1000);
    wallGoesOn(jump);
    passes(999);
    expect(act).not.toHaveBeenCalled();
    passes(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('is over after a sleep, before any touch', () => {
    sleeps(HOUR_MS);
    expect(act).toHaveBeenCalledOnce();
  });
});
