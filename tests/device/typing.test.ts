import { describe, expect, it } from 'vitest';
import { typingOn } from '~/device/typing';
import { configOf } from '../support/config';

/** User agents, shortened to their differences. */
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
/** Systems with a keyboard for fingers. */
const TABLETS = {
  Android: 'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  'Firefox on Android': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  ChromeOS: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15',
  'iPad with pages for phones': 'Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) AppleWebKit/605.1.15',
};
/** Systems that may have one. */
const OTHERS = {
  'plain Linux': LINUX,
  'Windows, whose kiosk mode may show none': WINDOWS,
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux aarch64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'a signage box': 'Mozilla/5.0 (Web0S; SmartTV) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36',
};

const kiosk = (own: object = {}) => configOf({ kiosk: own }).kiosk;

describe('auto', () => {
  it.each(Object.entries(OTHERS))('brings the keypad with the first touch: %s', (_, userAgent) => {
    expect(typingOn(kiosk(), false, { userAgent })).toBe('untouched');
    expect(typingOn(kiosk(), true, { userAgent })).toBe('keypad');
  });

  it.each(Object.entries(TABLETS))('leaves the keyboard to %s', (_, userAgent) => {
    for (const isTouched of [true, false]) expect(typingOn(kiosk(), isTouched, { userAgent })).toBe('system');
  });

  it.each(Object.entries({ ...TABLETS, ...OTHERS }))(
    'brings the keypad where a passport reader makes the system hide its keyboard: %s',
    (_, userAgent) => expect(typingOn(kiosk({ passport_reader: true }), false, { userAgent })).toBe('keypad'),
  );

  it('is not misled by Chrome for Android showing desktop pages', () => {
    const tablet = { userAgent: LINUX, contacts: {} };
    expect(typingOn(kiosk(), true, tablet)).toBe('system');
  });
});

it.each(Object.entries({ ...TABLETS, ...OTHERS }))('on and off ask nobody: %s', (_, userAgent) => {
  for (const isTouched of [true, false])
    for (const passport_reader of [true, false]) {
      const typing = (choice: string) =>
        typingOn(kiosk({ on_screen_keyboard: choice, passport_reader }), isTouched, { userAgent });
      expect(typing('on')).toBe('keypad');
      expect(typing('off')).toBe('system');
    }
});
