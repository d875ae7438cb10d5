import type { TFunction } from 'i18next';
import type { Guest } from '~/domain/guest';

/** Anchor of a guest by index in the party: 1 is the first companion. */
export const companionAnchor = (place: number): string => `input-companion-${place}`;

/** Headings in the order of the party: the representative of a group, then numbered companions and children. */
export function companionNames(guests: readonly Guest[], t: TFunction): string[] {
  let companions = 0;
  let children = 0;
  return guests.map(({ isChild }, place) => {
    if (place === 0) {
      const isAlone = guests.length === 1;
      return t(
        isAlone ? 'views.checkin.guests_info_view.guest' : 'views.checkin.guests_info_view.representative',
      );
    }
    return isChild
      ? t('views.checkin.input_companions_view.child', { number: ++children })
      : t('views.checkin.input_companions_view.companion', { number: ++companions });
  });
}
