import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isSameName, isWhole, type NameTry, namesToTry } from '~/domain/names-to-try';
import { HotelError } from '~/errors/fault';
import type { SearchForm } from '~/fields/search-form';
import type { TextKey } from '~/i18n/keys';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { BellIcon } from '~/ui/icons';
import { EditIcon, SearchIcon } from '~/ui/screen-icons';
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

/**
 * True for the hotel's answer that it has no reservation of this name; nothing else tells a guest to try another. A failure of
 * its server says nothing about the name, whatever its words.
 */
const isNameUnknown = (error: unknown): boolean =>
  error instanceof HotelError &&
  /_authtoken_/.test(error.call) &&
  error.fault.kind === 'message' &&
  error.status !== undefined &&
  error.status < 500;

type Refusals = {
  /** The name that the guest typed and the hotel does not know, or empty. */
  readonly typed: string;
  /** Every name refused on this screen, oldest first. */
  readonly refused: readonly string[];
  /** What the guest has chosen to try, until the hotel has answered. */
  readonly chosen: string | undefined;
};

/** The names that the hotel has refused on this screen. */
export function useRefusedNames() {
  const [names, setNames] = useState<Refusals>({ typed: '', refused: [], chosen: undefined });
  return {
    names,
    choose: (chosen: string) => setNames((known) => ({ ...known, chosen })),
    forget: () => setNames((known) => ({ ...known, typed: '' })),
    /** To be called with every failure of a search for a name. */
    noteFailure: (error: unknown, name: string) =>
      setNames(({ typed, refused, chosen }) =>
        isNameUnknown(error)
          ? {
              typed: chosen !== undefined && isSameName(chosen, name) ? typed : name,
              refused: [...refused, name],
              chosen: undefined,
            }
          : { typed: '', refused, chosen: undefined },
      ),
  };
}

/** Brings what appears into view, as far as it fits. */
const comeIntoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' });

/**
 * What to try for a name that was not found, below its field: another spelling is searched for at once. Nothing as long as no
 * name was refused, nor once the guest types another.
 */
export function NamesToTry({
  refusals: { names, choose, forget },
  form,
  isSearching,
  onSearch,
}: {
  readonly refusals: ReturnType<typeof useRefusedNames>;
  readonly form: UseFormReturn<SearchForm>;
  readonly isSearching: boolean;
  /** Searches for what the form holds. */
  readonly onSearch: () => void;
}) {
  const { t } = useTexts();
  const now = useWatch({ control: form.control, name: 'reservationName' });
  const { typed, refused, chosen } = names;
  const isOfRefused = [refused.at(-1), chosen].some((name) => name !== undefined && isSameName(name, now));
  if (typed === '' || !isOfRefused) return null;
  const take = (step: NameTry) => {
    form.setValue('reservationName', step.name, { shouldValidate: step.name !== '' });
    if (isWhole(step)) {
      choose(step.name);
      onSearch();
    } else {
      forget();
      document.querySelector<HTMLElement>('main [name="reservationName"]')?.focus();
    }
  };
  return (
    <section ref={comeIntoView} className={styles.names} aria-labelledby="names-to-try">
      <div className={styles.head}>
        <h2 id="names-to-try">{t('names_to_try.title')}</h2>
        <Button
          action="names-help"
          icon={<BellIcon />}
          onPress={() => updateSession({ displayPanel: 'help' })}
        >
          {t('names_to_try.help')}
        </Button>
      </div>
      <p>{t('names_to_try.lead')}</p>
      <ul>
        {namesToTry(typed, refused).map((step) => (
          <li key={step.way}>
            <button
              type="button"
              className={styles.try}
              data-action={`try-${step.way}`}
              disabled={isSearching}
              aria-busy={(isSearching && step.name === chosen) || undefined}
              // The field keeps the focus: an error shown as it is left would move this button away from the finger.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(step)}
            >
              {isWhole(step) ? <SearchIcon /> : <EditIcon />}
              <span>{t(WORDS[step.way])}</span>
              {step.name.trim() === '' ? null : <strong>{step.name}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
