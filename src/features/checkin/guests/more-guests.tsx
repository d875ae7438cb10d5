import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '~/ui/texts';
import styles from './more-guests.module.css';

/** Says in the action area how many guests of a list are still below what is in view. Screen readers read the list itself. */
export function MoreGuests({
  list,
  count,
}: {
  readonly list: RefObject<Element | null>;
  /** Guests that are drawn; below them the list may have something else. */
  readonly count: number;
}) {
  const { t } = useTexts();
  const below = useMoreBelow(list, count);
  if (below === 0) return null;
  return (
    <p className={styles.more} aria-hidden="true">
      {t('views.checkin.guests_info_view.more', { count: below })}
    </p>
  );
}

/**
 * How many of a list's children are still below the edge of the area that scrolls. The browser tells: nothing is measured.
 * @param length of the list, as far as it is drawn
 */
function useMoreBelow(list: RefObject<Element | null>, length: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.delete(target);
          else below.add(target);
        }
        setCount(below.size);
      },
      // What has gone over the upper edge counts as seen.
      { root: list.current?.closest('[data-scroller]') ?? null, rootMargin: '99999px 0px 0px' },
    );
    for (const child of [...(list.current?.children ?? [])].slice(0, length)) observer.observe(child);
    return () => observer.disconnect();
  }, [list, length]);
  return count;
}
