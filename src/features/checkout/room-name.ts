import type { Translate } from '~/i18n/texts';

/** A room as the guest reads it: some hotels name their rooms, and a name stands without the word for "room". */
export const roomName = (room: string, t: Translate): string =>
  /^\d+$/.test(room) ? t('views.checkout.room_number_view.room', { number: room }) : room;
