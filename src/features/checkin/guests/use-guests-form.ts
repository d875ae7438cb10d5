import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Guest } from '~/domain/guest';
import { checkGuests, type FormRules, type GuestsForm } from '~/fields/form';
import { rulesResolver } from '~/hooks/rules-resolver';
import { useSaved } from '~/hooks/use-saved';
import { useUnfinished } from '~/hooks/use-unfinished';
import { updateGuest } from '~/session/store';

/**
 * Creates the form of one screen. All answers are saved as they are given; what is missing is shown when the guest was
 * redirected to this screen because of it.
 * @param first index in the party of the first of these guests
 */
export function useGuestsForm(guests: Guest[], first: number, rules: FormRules): UseFormReturn<GuestsForm> {
  const form = useForm<GuestsForm>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { guests },
    resolver: rulesResolver((typed) => checkGuests(typed, rules)),
  });
  useSaved(form, ({ guests }) => saveGuests(guests, first));
  useUnfinished(form);
  return form;
}

/** Saves the answers of guests. */
export function saveGuests(guests: readonly Guest[], first: number): void {
  for (const [place, guest] of guests.entries()) updateGuest(first + place, guest);
}
