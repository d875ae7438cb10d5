import { Fragment } from 'react';
import { formatDate, type Reservation } from '~/domain/reservation';
import { useConfig } from '~/hooks/use-config';
import type { Fact } from '~/ui/facts';
import { useTexts } from '~/ui/texts';
import { partyKinds } from './party-words';

/** What the hotel knows of a stay, in words: who comes, how long and until when, in which rooms. */
export function useStayFacts(reservation: Reservation | undefined): readonly Fact[] {
  const { t, language } = useTexts();
  const config = useConfig();
  if (!reservation) return [];
  const { lengthOfStay, checkoutDate, roomTypes } = reservation;
  const showsDetail = config.display.show_detail_reservation;
  const date = formatDate(checkoutDate, language);
  const nights =
    showsDetail && lengthOfStay
      ? t('views.checkin.check_reservation_view.nights', { count: lengthOfStay })
      : undefined;
  const kinds = partyKinds(reservation, config, t);
  return [
    {
      field: 'party',
      name: t('views.checkin.check_reservation_view.party'),
      value: (
        <>
          {kinds.map(({ field, count, words, lead }) => (
            <Fragment key={field}>
              {lead}
              {/* Every count stays in the page for tests and tools; guests see only those above 0. */}
              <span data-field={field} hidden={count === 0}>
                {words}
              </span>
            </Fragment>
          ))}
        </>
      ),
    },
    {
      field: 'stay',
      name: nights
        ? t('views.checkin.check_reservation_view.stay')
        : t('views.checkin.check_reservation_view.checkout_date'),
      value: (
        <>
          {nights ? (
            <>
              <span data-field="lengthOfStay">{nights}</span> <span aria-hidden="true">→</span>{' '}
            </>
          ) : null}
          <span data-field="checkoutDate">{date}</span>
        </>
      ),
    },
    {
      field: 'roomType',
      name: t('views.checkin.check_reservation_view.room_type'),
      value: showsDetail ? roomTypes : undefined,
    },
  ];
}
