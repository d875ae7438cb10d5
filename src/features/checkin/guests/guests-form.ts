import { useMemo } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Guest, GuestField, Source } from '~/domain/guest';
import { type Answers, completing, filling, following } from '~/fields/filling';
import { checkGuests, type FormRules, type GuestsForm, type ShownField, shownIn } from '~/fields/form';
import { type PartyForm, rulesOf } from '~/fields/party';
import { rulesResolver, useSaved, useUnfinished } from '~/hooks/forms';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import { updateGuest } from '~/session/store';

/** The rules of a form by the hotel's settings and visibilities. */
export function useFormRules(form: PartyForm): FormRules {
  const visibilities = useSnapshot((session) => session.visibilities);
  const config = useConfig();
  return useMemo(() => rulesOf(form, visibilities, config), [form, visibilities, config]);
}

/**
 * Creates a screen's form, which saves every answer at once and shows missing ones to a redirected guest.
 * @param first index in the party of the first of these guests
 */
export function useGuestsForm(guests: Guest[], first: number, rules: FormRules): UseFormReturn<GuestsForm> {
  const form = useForm<GuestsForm>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The reading of a half-typed name may have no field.
    defaultValues: {
      guests: guests.map((guest) => ({ ...guest, ...completing(guest, shownIn(rules, guest)) })),
    },
    resolver: rulesResolver((typed) => checkGuests(typed, rules)),
  });
  useSaved(form, ({ guests }) => saveGuests(guests, first));
  useUnfinished(form);
  return form;
}

export function saveGuests(guests: readonly Guest[], first: number): void {
  for (const [place, guest] of guests.entries()) updateGuest(first + place, guest);
}

/** One guest's answers in a screen's form, with the app's changes to them. */
export type GuestAnswers = ReturnType<typeof guestAnswers>;

/** Fields of one guest in one group. */
export type FieldsOfGuest = { readonly fields: readonly ShownField[]; readonly answers: GuestAnswers };

/** The answers of one guest. @param place index in the form @param controlPrefix stands before each control's `name` */
export function guestAnswers(
  form: UseFormReturn<GuestsForm>,
  place: number,
  rules: FormRules,
  controlPrefix = '',
) {
  const path = `guests.${place}` as const;
  const pathOf = (field: GuestField) => `${path}.${field}` as const;
  const guest = (): Guest => form.getValues(path);
  const isShown = (field: GuestField) => shownIn(rules, guest())(field);
  const change = (answers: Partial<Guest>) => {
    if (Object.keys(answers).length === 0) return;
    form.setValue(path, { ...guest(), ...answers });
    const wrong = rules.rows.map(({ name }) => pathOf(name)).filter((name) => form.getFieldState(name).error);
    if (wrong.length > 0) void form.trigger(wrong);
  };
  return {
    form,
    rules,
    path,
    pathOf,
    controlName: (field: GuestField) => `${controlPrefix}${field}`,
    guest,
    isShown,
    change,
    /** Fills several fields of the name at one touch. */
    take: (answers: Answers, from: Source) => change(filling(guest(), answers, from, isShown)),
    /** Adds answers that follow from the names so far. */
    complete: () => change(completing(guest(), isShown)),
    /** Changes answers that depend on the given one. */
    follow: (answered: GuestField) => {
      change(following(guest(), answered));
      if (answered === 'overseasFlug') form.clearErrors(pathOf('passport'));
    },
  };
}
