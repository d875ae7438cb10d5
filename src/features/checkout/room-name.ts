import { comparedWord } from '~/domain/hotel-words';
import type { Translate } from '~/i18n/texts';

/**
 * A room as the guest reads it: some hotels name their rooms, and a name stands without the word for "room".
 * @param wordFor what the hotel's own words are called (`useHotelWords`)
 */
export function roomName(room: string, t: Translate, wordFor: (own: string) => string | undefined): string {
  if (/^\d+$/.test(room)) return t('views.checkout.room_number_view.room', { number: room });
  const word = wordFor(room);
  return word === undefined || comparedWord(word) === comparedWord(room) ? room : `${word} (${room})`;
}
