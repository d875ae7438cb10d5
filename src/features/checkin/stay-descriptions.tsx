import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { HotelWord } from '~/components/hotel-text';
import type { Config } from '~/config/schema';
import { formatDate, type Reservation } from '~/domain/reservation';
import { useConfig } from '~/hooks/use-config';
import { useHotelWords } from '~/hooks/use-hotel-words';
import type { Description } from '~/ui/description-list';
import { Parts, wordsOf } from '~/ui/parts';
import partStyles from '~/ui/parts.module.css';

/** The facts of a stay in words: party, length, last day, rooms. */
export function useStayDescriptions(reservation: Reservation | undefined): readonly Description[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const config = useConfig();
  const wordFor = useHotelWords();
  if (!reservation) return [];
  const { lengthOfStay, checkoutDate, roomTypes } = reservation;
  const showsDetail = config.display.show_detail_reservation;
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
              {/* Every count stays in the page for tests and tools; guests see counts above 0. */}
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
      value: nights ? (
        <StayUntil date={formatDate(checkoutDate, language, 'no-year')} nights={nights} />
      ) : (
        <span data-field="checkoutDate">{formatDate(checkoutDate, language)}</span>
      ),
    },
    {
      field: 'roomType',
      name: t('views.checkin.check_reservation_view.room_type'),
      value:
        showsDetail && roomTypes.length > 0 ? (
          <ul data-field="roomType">
            {[...counted(roomTypes)].map(([own, count]) => (
              <li key={own}>
                <HotelWord own={own} word={wordFor(own)} />
                {count > 1 ? ` ×${count}` : null}
              </li>
            ))}
          </ul>
        ) : undefined,
    },
  ];
}

/** The last day and the nights, in the order of the guest's language. */
function StayUntil({ date, nights }: { readonly date: string; readonly nights: string }) {
  const { t } = useTranslation();
  const facts = new Map([
    ['{date}', { field: 'checkoutDate', said: date }],
    ['{nights}', { field: 'lengthOfStay', said: nights }],
  ]);
  const said = t('views.checkin.check_reservation_view.stay_until', { date: '{date}', nights: '{nights}' });
  const fill = (words: string) =>
    words.split(/({date}|{nights})/).map((piece) => {
      const fact = facts.get(piece);
      return fact ? (
        <span key={piece} className={partStyles.whole} data-field={fact.field}>
          {fact.said}
        </span>
      ) : (
        piece
      );
    });
  return <Parts show={fill}>{wordsOf(said)}</Parts>;
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The guests of one kind in words: `大人2名`. */
type Kind = {
  readonly field: string;
  readonly count: number;
  readonly words: string;
  readonly lead: string;
};

/** The kinds of guests that the hotel shows, also with a count of 0. */
export function partyKinds(
  { numOfAdults, numOfChildren, numOfOthers }: Reservation,
  { display }: Pick<Config, 'display'>,
  t: TFunction,
): readonly Kind[] {
  const kind = (field: string, count: number, words: string) => ({ field, count, words });
  const adults = t('views.checkin.check_reservation_view.num_of_adults', { count: numOfAdults });
  const children = t('views.checkin.check_reservation_view.num_of_children', { count: numOfChildren });
  const others = t('views.checkin.check_reservation_view.num_of_others', { count: numOfOthers });
  const kinds = [
    kind('numOfAdults', numOfAdults, adults),
    ...(display.show_num_of_children ? [kind('numOfChildren', numOfChildren, children)] : []),
    ...(display.show_num_of_others ? [kind('numOfOthers', numOfOthers, others)] : []),
  ];
  const separator = t('views.checkin.check_reservation_view.party_separator');
  const isNamed = ({ count }: { readonly count: number }) => count > 0;
  return kinds.map((kind, at) => ({
    ...kind,
    lead: isNamed(kind) && kinds.slice(0, at).some(isNamed) ? separator : '',
  }));
}
