import type { TFunction } from 'i18next';
import type { Guest } from '~/domain/guest';

/** The anchor of a companion, by place in the party: 1 is the first after the representative. */
export const companionAnchor = (place: number): string => `input-companion-${place}`;

/** How the party's guests are called, by place: the representative, then companions and children, each counted. */
export function companionNames(guests: readonly Guest[], t: TFunction): string[] {
  let companions = 0;
  let children = 0;
  return guests.map(({ isChild }, place) => {
    if (place === 0) return t('views.checkin.guests_info_view.representative');
    return isChild
      ? t('views.checkin.input_companions_view.child', { number: ++children })
      : t('views.checkin.input_companions_view.companion', { number: ++companions });
  });
}
