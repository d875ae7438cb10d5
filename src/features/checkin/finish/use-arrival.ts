import { emptyGuest } from '~/domain/guest';
import { useSnapshot } from '~/hooks/use-snapshot';
import { useTexts } from '~/ui/texts';
import { useStayFacts } from '../use-stay-facts';
import { welcomeName } from '../welcome-name';

/** Who checks in, by the name they go by, and what is known of their stay; nothing of either may be known. */
export function useArrival() {
  const { language } = useTexts();
  const { guest, reservation } = useSnapshot(({ guests, reservation }) => ({
    guest: guests[0] ?? emptyGuest(),
    reservation,
  }));
  return {
    name: welcomeName(guest, language) || reservation?.reservationName,
    facilityName: reservation?.facilityName,
    stay: useStayFacts(reservation),
  };
}
