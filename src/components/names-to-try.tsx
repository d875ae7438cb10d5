import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type NameTry, namesToTry } from '~/domain/names-to-try';
import { HotelError } from '~/errors/fault';
import type { SearchForm } from '~/fields/search-form';
import type { TextKey } from '~/i18n/keys';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import styles from './names-to-try.module.css';

const WORDS: Readonly<Record<NameTry['way'], TextKey>> = {
  family: 'names_to_try.family',
  'family-last': 'names_to_try.family',
  order: 'names_to_try.order',
  both: 'names_to_try.both',
  latin: 'names_to_try.latin',
  kana: 'names_to_try.kana',
  other: 'names_to_try.other',
};

/** True for the hotel's answer that it has no reservation of this name; nothing else tells a guest to try another. */
export const isNameUnknown = (error: unknown): boolean =>
  error instanceof HotelError &&
  /_authtoken_/.test(error.call) &&
  ['message', 'general'].includes(error.fault.kind);

/**
 * What to try for a name that was not found, below its field: each step changes the field by one tap, the guest then
 * searches again. Nothing as long as no name was refused.
 */
export function NamesToTry({
  refused,
  form,
}: {
  /** The name as it was typed, or empty. */
  readonly refused: string;
  readonly form: UseFormReturn<SearchForm>;
}) {
  const { t } = useTexts();
  const now = useWatch({ control: form.control, name: 'reservationName' });
  if (refused === '') return null;
  const write = (name: string) => {
    form.setValue('reservationName', name, { shouldValidate: name !== '' });
    const field = document.querySelector<HTMLElement>('main [name="reservationName"]');
    field?.scrollIntoView({ block: 'center' });
    // A whole name can be searched for; what is missing is to be typed.
    if (name.trim() !== name || name === '') field?.focus();
  };
  const step = (way: string, label: string, name: string) => (
    <li key={way}>
      <button
        type="button"
        className={styles.try}
        data-action={`try-${way}`}
        aria-pressed={now === name}
        // The field keeps the focus: an error shown as it is left would move this button away from the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => write(name)}
      >
        <span>{label}</span>
        {name.trim() === '' ? null : <strong>{name}</strong>}
      </button>
    </li>
  );
  return (
    <section className={styles.names} aria-labelledby="names-to-try">
      <h2 id="names-to-try">{t('names_to_try.title')}</h2>
      <p>{t('names_to_try.lead')}</p>
      <ol>
        {namesToTry(refused).map(({ way, name }) => step(way, t(WORDS[way]), name))}
        {now === refused ? null : step('typed', t('names_to_try.typed'), refused)}
      </ol>
      <Button action="names-help" look="quiet" onPress={() => updateSession({ displayPanel: 'help' })}>
        {t('names_to_try.help')}
      </Button>
    </section>
  );
}
