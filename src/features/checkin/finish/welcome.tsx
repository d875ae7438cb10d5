import type { ReactNode } from 'react';
import greeting from '~/components/greeting.module.css';
import { DescriptionList } from '~/ui/description-list';
import { useTexts } from '~/ui/texts';
import styles from './finish.module.css';
import type { useArrival } from './use-arrival';

/**
 * Welcomes a guest who has checked in by name, and says what to do next and what they may want to look up: until when
 * they stay, in which room.
 */
export function Welcome({
  name,
  stay,
  what,
  children,
}: Pick<ReturnType<typeof useArrival>, 'name' | 'stay'> & {
  /** What the guest does next. */
  readonly what: string;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <>
      {name ? (
        <p className={greeting.greeting}>{t('views.checkin.complete_view.welcome', { name })}</p>
      ) : null}
      <p className={greeting.key}>{what}</p>
      <p className={styles.text}>{children}</p>
      <DescriptionList items={stay.filter(({ field }) => field !== 'party')} />
    </>
  );
}
