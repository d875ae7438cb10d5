import { useTranslation } from 'react-i18next';
import { comparedWord } from '~/domain/hotel-words';
import { readableName } from '~/domain/kana';
import { useHotelWords } from '~/hooks/use-hotel-words';
import { useSnapshot } from '~/hooks/use-session';
import type { Description } from '~/ui/description-list';
import { wordsOf } from '~/ui/parts';

/**
 * Returns a function from a room to how the guest reads it: some hotels name their rooms, and a name stands without the word for
 * "room".
 */
export function useRoomName(): (room: string) => string {
  const { t } = useTranslation();
  const wordFor = useHotelWords();
  return (room) => {
    if (/^\d+$/.test(room)) return t('views.checkout.room_number_view.room', { number: room });
    const word = wordFor(room);
    return word === undefined || comparedWord(word) === comparedWord(room) ? room : `${word} (${room})`;
  };
}

/** The stay that the guest pays for and checks out of: in whose name, and the rooms. */
export function useStayFacts(): readonly [name: Description, rooms: Description] {
  const { t } = useTranslation();
  const roomName = useRoomName();
  const { reservationName, rooms } = useSnapshot(({ checkout }) => checkout);
  const name = readableName(reservationName);
  return [
    {
      field: 'reservationName',
      name: t('views.checkin.check_reservation_view.reservation_name'),
      value: name,
      parts: wordsOf(name),
      after: t('views.checkin.check_reservation_view.honorific'),
    },
    {
      field: 'roomNumbers',
      name: t('views.checkout.room_number_view.rooms'),
      value: rooms.map(roomName),
      isDigits: true,
    },
  ];
}
