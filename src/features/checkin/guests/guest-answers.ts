import type { UseFormReturn } from 'react-hook-form';
import type { Guest, GuestField, Source } from '~/domain/guest';
import { type Answers, completing, filling, following } from '~/fields/filling';
import { type FormRules, type GuestsForm, shownIn } from '~/fields/form';

/** One guest's answers in the form of a screen, and what is answered for the guest. */
export type GuestAnswers = ReturnType<typeof guestAnswers>;

/**
 * The answers of one guest.
 * @param place index in the form
 * @param controlPrefix stands before each field in the `name` of its control
 */
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
    /** Changes answers for the guest. */
    change,
    /** Fills several fields of the name at one touch. */
    take: (answers: Answers, from: Source) => change(filling(guest(), answers, from, isShown)),
    /** Answers what follows from the names typed so far. */
    complete: () => change(completing(guest(), isShown)),
    /** Changes what an answer brings with it. */
    follow: (answered: GuestField) => {
      change(following(guest(), answered));
      if (answered === 'overseasFlug') form.clearErrors(pathOf('passport'));
    },
  };
}
