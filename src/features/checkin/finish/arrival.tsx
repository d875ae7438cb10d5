import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import greeting from '~/components/greeting.module.css';
import { emptyGuest, type Guest } from '~/domain/guest';
import { readableName } from '~/domain/kana';
import { useSnapshot } from '~/hooks/use-session';
import { DescriptionList } from '~/ui/description-list';
import { WithName } from '~/ui/parts';
import { QrCode } from '~/ui/qr-code';
import { useStayDescriptions } from '../stay-descriptions';
import styles from './finish.module.css';

/** The guest's name and the facts of the stay; both may be empty. */
export function useArrival() {
  const { language } = useTranslation().i18n;
  const { guest, reservation } = useSnapshot(({ guests, reservation }) => ({
    guest: guests[0] ?? emptyGuest(),
    reservation,
  }));
  return {
    name: welcomeName(guest, language) || readableName(reservation?.reservationName ?? ''),
    facilityName: reservation?.facilityName,
    stay: useStayDescriptions(reservation),
  };
}

const OF_EAST_ASIA = /[\u3001-\uFFFF]/;

/** The name of a greeting, or its reading, or empty. A Latin name in English has the given name first. */
export function welcomeName({ lastName, firstName, lastKana, firstKana }: Guest, language: string): string {
  const parts = (lastName + firstName ? [lastName, firstName] : [lastKana, firstKana])
    .filter(Boolean)
    .map(readableName);
  if (OF_EAST_ASIA.test(parts.join(''))) return parts.join(/zh|ko/.test(language) ? '' : ' ');
  return (language === 'en' ? parts.reverse() : parts).join(' ');
}

/** Welcomes a guest after check-in with the next action and the facts of the stay. */
export function Welcome({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { name, stay } = useArrival();
  return (
    <>
      {name ? (
        <p className={greeting.greeting}>
          <WithName name={name} say={(said) => t('views.checkin.complete_view.welcome', { name: said })} />
        </p>
      ) : null}
      <p className={greeting.key}>{what}</p>
      <p className={styles.text}>{children}</p>
      <DescriptionList items={stay.filter(({ field }) => field !== 'party')} />
    </>
  );
}

export function CodeBeside({
  text,
  size,
  facilityName,
  children,
}: {
  readonly text: string;
  /** In CSS px. */
  readonly size: number;
  readonly facilityName?: string | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.show} data-beside>
      <div className={styles.code}>
        {facilityName === undefined ? null : (
          <p className={styles.facility} data-field="facilityName">
            {facilityName}
          </p>
        )}
        <QrCode text={text} size={size} label={t('views.checkin.qr_view.code')} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
