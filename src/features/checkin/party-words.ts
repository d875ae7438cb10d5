import type { Config } from '~/config/schema';
import type { Reservation } from '~/domain/reservation';
import type { Translate } from '~/i18n/texts';

/** The guests of one kind, in words: `大人2名`. */
type Kind = {
  readonly field: string;
  readonly count: number;
  readonly words: string;
  /** What stands before them: empty, or the separator if guests of an earlier kind are named. */
  readonly lead: string;
};

/** The kinds of guests that the hotel shows, also those of which the party has none. */
export function partyKinds(
  { numOfAdults, numOfChildren, numOfOthers }: Reservation,
  { display }: Pick<Config, 'display'>,
  t: Translate,
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
