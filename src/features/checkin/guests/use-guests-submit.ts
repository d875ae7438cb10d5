import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorsOf, type FormRules, normaliseGuest } from '~/fields/form';
import { useNext } from '~/hooks/use-next';
import { useUnfinished } from '~/hooks/use-unfinished';
import { updateGuest } from '~/session/store';
import { showFirstError } from '~/ui/show-first-error';
import type { GuestForm } from './guest-form';

/**
 * Returns what submits the forms of one screen: shows what needs correction, or saves all answers and leads on. Shows it
 * also when the guest was redirected to this screen because something is missing.
 * @param options.form the form of the whole screen
 * @param options.forms the part of each guest
 * @param options.first index in the party of the first of these guests
 */
export function useGuestsSubmit<V extends FieldValues>({
  path,
  form,
  forms,
  first,
  rules,
}: {
  readonly path: '/checkin/input-representative' | '/checkin/input-companions';
  readonly form: Pick<UseFormReturn<V>, 'handleSubmit'>;
  readonly forms: readonly GuestForm[];
  readonly first: number;
  readonly rules: FormRules;
}): () => void {
  const next = useNext(path);
  const showErrors = () => void form.handleSubmit(() => undefined, showFirstError)();
  useUnfinished(showErrors);
  return () => {
    for (const { complete } of forms) complete();
    const answers = forms.map(({ guest }) => guest());
    // The form library would tell every field of an answer that needs no correction: a slow tablet takes 10 ms for that.
    if (answers.some((guest) => errorsOf(guest, rules).size > 0)) return showErrors();
    for (const [index, guest] of answers.entries()) updateGuest(first + index, normaliseGuest(guest, rules));
    void next();
  };
}
