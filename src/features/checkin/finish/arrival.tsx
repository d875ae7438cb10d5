import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import greeting from '~/components/greeting.module.css';
import { emptyGuest, type Guest } from '~/domain/guest';
import { readableName } from '~/domain/kana';
import { useSnapshot } from '~/hooks/use-session';
import { DescriptionList } from '~/ui/description-list';
import { QrCode } from '~/ui/qr-code';
import { useStayDescriptions } from '../stay-descriptions';
import styles from './finish.module.css';

/** Who checks in, by the name they go by, and what is known of their stay; nothing of either may be known. */
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

/**
 * The name by which a guest is greeted: as entered, else its reading, else empty. It is family name first; in English a name
 * without East Asian characters is given name first, and in Chinese and Korean a name with them has no space.
 */
export function welcomeName({ lastName, firstName, lastKana, firstKana }: Guest, language: string): string {
  const parts = (lastName + firstName ? [lastName, firstName] : [lastKana, firstKana])
    .filter(Boolean)
    .map(readableName);
  if (OF_EAST_ASIA.test(parts.join(''))) return parts.join(/zh|ko/.test(language) ? '' : ' ');
  return (language === 'en' ? parts.reverse() : parts).join(' ');
}

/**
 * Welcomes a guest who has checked in by name, and says what to do next and what they may want to look up: until when
 * they stay, in which room.
 */
export function Welcome({
  what,
  children,
}: {
  /** What the guest does next. */
  readonly what: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { name, stay } = useArrival();
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

/** A guest's QR code for the front desk, with words beside it. */
export function CodeBeside({
  text,
  size,
  facilityName,
  children,
}: {
  readonly text: string;
  /** In CSS px. */
  readonly size: number;
  /** Shown above the code. */
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
