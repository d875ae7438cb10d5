import type { RefObject } from 'react';
import { useMoreBelow } from '~/ui/more-below';
import { useTexts } from '~/ui/texts';
import styles from './more-guests.module.css';

/** Says how many guests of a list are still below what is in view. Screen readers read the list itself. */
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
      <span>{t('views.checkin.guests_info_view.more', { count: below })}</span>
    </p>
  );
}
