import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '~/clock/today';
import { onReaderKeys } from '~/device/reader-keys';
import { holderOf } from '~/domain/travel-document';
import { unclearIn } from '~/fields/filling';
import { errorsOf } from '~/fields/form';
import { isUnnamed, withPassport } from '~/fields/passport';
import { useSession } from '~/hooks/use-session';
import { updateSession } from '~/session/store';
import { afterFrame } from '~/ui/after-frame';
import { UNCLEAR } from '../guests/guest-fields';
import type { GuestAnswers } from '../guests/guests-form';

/**
 * Fills in what a passport reader reads: for the guest whose field has the focus, else for the first guest without a
 * name or with open fields. Renders only what a screen reader says.
 */
export default function ReadPassports({ people }: { readonly people: readonly GuestAnswers[] }) {
  const { t } = useTranslation();
  const hasError = useSession(({ errorDialog }) => errorDialog !== undefined);
  const [said, setSaid] = useState('');
  /** The guest whose passport could not be read: during another try the dialog has the focus. */
  const unread = useRef<{ readonly of: GuestAnswers | undefined }>(undefined);

  const read = useEffectEvent((text: string) => {
    const triedAgain = hasError ? unread.current : undefined;
    const person = inFocus(people) ?? triedAgain?.of ?? firstOpen(people);
    if (triedAgain) updateSession({ errorDialog: undefined });
    const holder = holderOf(text, today());
    unread.current = holder ? undefined : { of: person };
    leaveField();
    if (!holder) {
      const message = t('views.checkin.input_representative_view.passport_unread');
      return updateSession({ errorDialog: { title: undefined, text: message } });
    }
    if (!person) return;
    person.change(withPassport(person.guest(), holder, person.rules));
    const mark = t('views.checkin.input_representative_view.from_passport');
    const { lastName, firstName } = holder;
    const open = unclearFields(person).map(({ why }) => t(UNCLEAR[why]));
    setSaid([`${mark}: ${[lastName, firstName].filter(Boolean).join(' ')}`, ...new Set(open)].join('\n'));
    afterFrame(() => show(person));
  });
  useEffect(() => onReaderKeys((text) => read(text)), []);

  return (
    <p role="status" className="hidden">
      {said}
    </p>
  );
}

/** The fields that the passport has left open, in order. */
const unclearFields = ({ rules, isShown, guest }: GuestAnswers) =>
  rules.rows.flatMap(({ name }) => {
    const why = isShown(name) ? unclearIn(guest(), name) : undefined;
    return why ? [{ name, why }] : [];
  });

const controlsOf = ({ rules, isShown, controlName }: GuestAnswers): readonly string[] =>
  rules.rows.filter(({ name }) => isShown(name)).map(({ name }) => controlName(name));

/** The guest whose field has the focus. */
function inFocus(people: readonly GuestAnswers[]): GuestAnswers | undefined {
  const name = document.activeElement?.getAttribute('name');
  return people.find((person) => controlsOf(person).some((control) => control === name));
}

const firstOpen = (people: readonly GuestAnswers[]): GuestAnswers | undefined =>
  people.length === 1
    ? people[0]
    : (people.find((person) => isUnnamed(person.guest())) ??
      people.find((person) => errorsOf(person.guest(), person.rules).size > 0));

/**
 * Leaves the field that has the focus. The next passport belongs to another guest, and neither keypad nor error may
 * cover the new answers: an empty field tells no error.
 */
function leaveField(): void {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)) return;
  if (at.value === '') at.addEventListener('focusout', (event) => event.stopPropagation(), { once: true });
  at.blur();
}

/** Scrolls to the first answer that the passport left open, or to the first answer of the guest. */
function show(person: GuestAnswers): void {
  const [unclear] = unclearFields(person);
  const [control = ''] = unclear ? [person.controlName(unclear.name)] : controlsOf(person);
  const [field] = document.getElementsByName(control);
  field?.closest('[data-field-frame]')?.scrollIntoView({ block: 'center' });
}
