// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReaderKeys } from '~/device/reader-keys';
import { PASSPORTS } from '../../kiosk/guest/passports';

const LINES = PASSPORTS.american;
const BOTH = LINES.join('');

const read = vi.fn<(text: string) => void>();
const pagesKey = vi.fn<(key: string) => void>();
let stop: () => void;
let field: HTMLInputElement;
/** In ms. */
let now: number;

const hear = ({ key }: KeyboardEvent) => pagesKey(key);

/** Presses a key as a browser does: it writes into the field unless prevented. */
function press(key: string, init: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: now });
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(event);
  if (at !== field || event.defaultPrevented || key.length > 1 || event.ctrlKey) return;
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function types(keys: string | readonly string[], gapMs: number, init?: KeyboardEventInit): void {
  for (const key of keys) {
    now += gapMs;
    press(key, init);
  }
}
const sendsLines = (lines: readonly string[], gapMs: number, end = 'Enter') => {
  for (const line of lines) types([...line, end], gapMs);
};
const isSilent = () => vi.advanceTimersByTime(1000);

beforeEach(() => {
  vi.useFakeTimers();
  now = 10_000;
  field = document.createElement('input');
  document.body.append(field);
  document.body.addEventListener('keydown', hear);
  stop = onReaderKeys(read);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('keydown', hear);
  field.remove();
  read.mockReset();
  pagesKey.mockReset();
});

describe('a reader', () => {
  it.each([
    ['Enter', 2],
    ['Tab', 2],
    ['Enter', 0],
    ['Enter', 75],
  ])('whose lines end with %s is read, a key every %i ms', (end, gapMs) => {
    sendsLines(LINES, gapMs, end);
    expect(read).not.toHaveBeenCalled();
    isSilent();
    expect(read.mock.calls).toEqual([[BOTH]]);
    expect(pagesKey).not.toHaveBeenCalledWith(end);
  });

  it('leaves nothing in a field, in which the caret stays too', () => {
    field.value = 'ヤマダタロウ';
    field.focus();
    field.setSelectionRange(3, 3);
    const changed = vi.fn();
    field.addEventListener('input', changed);
    sendsLines(LINES, 2);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['ヤマダタロウ', 3, 3]);
    // A listener of the first keys hears of their end.
    expect(changed.mock.lastCall).toBeDefined();
    isSilent();
    expect(read).toHaveBeenCalledWith(BOTH);
    expect(field.value).toBe('ヤマダタロウ');
  });

  it('keeps what was selected', () => {
    field.value = 'SMITH';
    field.focus();
    field.setSelectionRange(0, 5);
    sendsLines(LINES, 2);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['SMITH', 0, 5]);
  });

  it('is read under any effect of Shift and Caps Lock', () => {
    for (const char of BOTH.toLowerCase()) types(char === '<' ? ['Shift', char] : [char], 2);
    isSilent();
    expect(read).toHaveBeenCalledWith(BOTH);
  });

  it('may pause between its lines, and sends nothing twice', () => {
    sendsLines(LINES.slice(0, 1), 2);
    vi.advanceTimersByTime(200);
    now += 200;
    sendsLines(LINES.slice(1), 2);
    isSilent();
    isSilent();
    expect(read.mock.calls).toEqual([[BOTH]]);
  });

  it('is heard behind what a hand has typed just before', () => {
    field.focus();
    types('Ann', 120);
    now += 300;
    sendsLines(LINES, 2);
    isSilent();
    expect(read).toHaveBeenCalledWith(BOTH);
    expect(field.value).toBe('Ann');
  });

  it('is told from a barcode by its length where its line has no filler', () => {
    field.focus();
    types('IDFRAX4RTBPFW46FRAABCDEFGHIJKL', 2);
    expect(field.value).toBe('');
    isSilent();
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('other typing is taken for no reader', () => {
  beforeEach(() => field.focus());
  afterEach(() => {
    isSilent();
    expect(read).not.toHaveBeenCalled();
  });

  it('who types fast', () => {
    types('P<USASMITH<<JOHN', 85);
    expect(field.value).toBe('P<USASMITH<<JOHN');
  });

  it('who rolls over a few keys', () => {
    types('P<US', 5);
    now += 100;
    types('A<S', 5);
    expect(field.value).toBe('P<USA<S');
  });

  it('who holds a key down', () => {
    types('<', 5);
    types('<'.repeat(60), 5, { repeat: true });
    expect(field.value).toBe('<'.repeat(61));
  });

  it.each(['4901234567894', 'A1234567890123456789', '1'.repeat(60)])('a barcode: %s', (code) => {
    types([...code, 'Enter'], 2);
    expect(field.value).toBe(code);
    expect(pagesKey).toHaveBeenLastCalledWith('Enter');
  });

  it('a program that sends keys with spaces, such as a name', () => {
    types('JOHN SMITH AND ANNA MUELLER AND ROSE BEAN', 2);
    expect(field.value).toBe('JOHN SMITH AND ANNA MUELLER AND ROSE BEAN');
  });

  it('who composes', () => {
    types(LINES[0], 2, { isComposing: true });
    types(
      Array.from(LINES[0], () => 'Process'),
      2,
    );
    expect(pagesKey).toHaveBeenCalled();
  });

  it('who pastes, or presses keys with Ctrl', () => {
    types('vvvvv<<<<<', 2, { ctrlKey: true });
    field.value = BOTH;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    expect(field.value).toBe(BOTH);
  });
});

it('nothing is heard once it is over, not even earlier keys', () => {
  types(LINES[0], 2);
  stop();
  types(LINES[1], 2);
  isSilent();
  expect(read).not.toHaveBeenCalled();
});
