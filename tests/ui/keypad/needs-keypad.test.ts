import { describe, expect, it } from 'vitest';
import { needsKeypad, type Tablet } from '~/ui/keypad/needs-keypad';

/** What browsers call themselves, shortened to what differs. */
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const SYSTEMS_WITH_KEYBOARD = {
  Android: 'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  'Firefox on Android': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  ChromeOS: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15',
};

const tablet = (userAgent: string, hasTouch: boolean, more = {}): Tablet => ({
  matchMedia: (query) => ({ matches: hasTouch && query === '(any-pointer: coarse)' }),
  navigator: { userAgent, ...more },
});

describe('auto', () => {
  it('draws the keypad on a touch screen with a plain Linux', () =>
    expect(needsKeypad('auto', tablet(LINUX, true))).toBe(true));

  it('draws none where nobody touches', () => expect(needsKeypad('auto', tablet(LINUX, false))).toBe(false));

  it.each(Object.entries(SYSTEMS_WITH_KEYBOARD))('leaves the keyboard to %s', (_, userAgent) =>
    expect(needsKeypad('auto', tablet(userAgent, true))).toBe(false),
  );

  it('is not misled by Chrome for Android showing desktop pages', () =>
    expect(needsKeypad('auto', tablet(LINUX, true, { contacts: {} }))).toBe(false));
});

it.each([true, false])('on and off ask nobody (touch: %s)', (hasTouch) => {
  for (const userAgent of [LINUX, ...Object.values(SYSTEMS_WITH_KEYBOARD)]) {
    expect(needsKeypad('on', tablet(userAgent, hasTouch))).toBe(true);
    expect(needsKeypad('off', tablet(userAgent, hasTouch))).toBe(false);
  }
});
