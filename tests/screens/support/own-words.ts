import { expect } from 'vitest';
import { adoptSettings, settings } from '~/config/settings';
import type { Language, TextTree } from '~/domain/languages';
import { reloadTexts } from '~/i18n/texts';
import type { PageGuest } from '../../../kiosk/guest/page-guest';

/** The hotel has texts of its own, in Japanese where no other language is named. To be called with the tablet open, on home. */
export async function hotelWrites(words: TextTree, language: Language = 'ja'): Promise<void> {
  const overlays = { [language]: words };
  adoptSettings({ ...settings(), overlays });
  await reloadTexts('ja', overlays);
}

/** Chooses the language of the screens, as a guest does. */
export async function chooses(guest: PageGuest, language: string): Promise<void> {
  await guest.taps('comfort');
  await guest.taps(`comfort-language-${language}`);
  await expect.poll(() => document.documentElement.lang).toBe(language);
  await guest.taps('comfort-close');
}
