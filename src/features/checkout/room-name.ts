import type { TFunction } from 'i18next';

/** A room as the guest reads it: some hotels name their rooms, and a name stands without the word for "room". */
export const roomName = (room: string, t: TFunction): string =>
  /^\d+$/.test(room) ? t('views.checkout.room_number_view.room', { number: room }) : room;
