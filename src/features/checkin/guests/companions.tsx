import type { TFunction } from 'i18next';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest } from '~/domain/guest';
import styles from './companions.module.css';

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

/** Number of guests below the edge of the scrolling area. Screen readers read the list itself. */
export function MoreGuests({
  list,
  count,
}: {
  readonly list: RefObject<Element | null>;
  /** Guests in the list, which may continue with other content. */
  readonly count: number;
}) {
  const { t } = useTranslation();
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const hidden = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) hidden.delete(target);
          else hidden.add(target);
        }
        setBelow(hidden.size);
      },
      // A guest above the upper edge counts as seen.
      { root: list.current?.closest('[data-scroller]') ?? null, rootMargin: '99999px 0px 0px' },
    );
    for (const child of [...(list.current?.children ?? [])].slice(0, count)) observer.observe(child);
    return () => observer.disconnect();
  }, [list, count]);
  if (below === 0) return null;
  return (
    <p className={styles.more} aria-hidden="true">
      {t('views.checkin.guests_info_view.more', { count: below })}
    </p>
  );
}
