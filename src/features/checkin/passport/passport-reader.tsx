import { useConfig } from '~/hooks/use-config';
import { useSayNotLoaded } from '~/hooks/use-report';
import { usePart } from '~/ui/use-part';
import type { GuestAnswers } from '../guests/guests-form';

/** Not in the offline shell: few hotels have a reader. */
const loadReading = () => import('./read-passports');

/** Reads the passports of these guests where the hotel has a reader for them, and says so where it cannot. */
export function PassportReader({ people }: { readonly people: readonly GuestAnswers[] }) {
  const isOn = useConfig().kiosk.passport_reader;
  const ReadPassports = usePart(loadReading, isOn, useSayNotLoaded());
  return ReadPassports ? <ReadPassports people={people} /> : null;
}
