import { expect } from 'vitest';
import { adoptSettings, settings } from '~/config/settings';
import type { Language, TextTree } from '~/domain/languages';
import { reloadTexts } from '~/i18n/texts';
import type { PageGuest } from '../../../kiosk/guest/page-guest';

/** Adds a hotel's own texts, by default Japanese. Call it with the tablet at home. */
export async function hotelWrites(words: TextTree, language: Language = 'ja'): Promise<void> {
  const overlays = { [language]: words };
  adoptSettings({ ...settings(), overlays });
  await reloadTexts('ja', overlays);
}

export async function chooses(guest: PageGuest, language: string): Promise<void> {
  await guest.taps('comfort');
  await guest.taps(`comfort-language-${language}`);
  await expect.poll(() => document.documentElement.lang).toBe(language);
  await guest.taps('comfort-close');
}
