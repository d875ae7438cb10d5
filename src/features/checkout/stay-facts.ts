import { useTranslation } from 'react-i18next';
import { comparedWord } from '~/domain/hotel-words';
import { readableName } from '~/domain/kana';
import { useHotelWords } from '~/hooks/use-hotel-words';
import { useSnapshot } from '~/hooks/use-session';
import type { Description } from '~/ui/description-list';
import { wordsOf } from '~/ui/parts';

/** A function from a room to its name for the guest: a number gets the word for "room", a name does not. */
export function useRoomName(): (room: string) => string {
  const { t } = useTranslation();
  const wordFor = useHotelWords();
  return (room) => {
    if (/^\d+$/.test(room)) return t('views.checkout.room_number_view.room', { number: room });
    const word = wordFor(room);
    return word === undefined || comparedWord(word) === comparedWord(room) ? room : `${word} (${room})`;
  };
}

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
