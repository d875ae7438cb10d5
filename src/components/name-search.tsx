import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSameName, isWhole, type NameTry, namesToTry } from '~/domain/names-to-try';
import { HotelError, warnOfFailure } from '~/errors/fault';
import { checkRows, type FormRow } from '~/fields/form-row';
import { RESERVATION_NAME, type SearchForm } from '~/fields/search-form';
import type { ScreenPath } from '~/flow/screens';
import { useReport } from '~/hooks/use-report';
import { useTask } from '~/hooks/use-task';
import { calls } from '~/hotel/calls';
import type { TextKey } from '~/i18n/keys';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { BellIcon } from '~/ui/icons';
import { useTypeAtOnce } from '~/ui/keypad/use-type-at-once';
import { EditIcon, SearchIcon } from '~/ui/screen-icons';
import { TextInput } from '~/ui/text-input';
import { FormField } from './form-field';
import styles from './name-search.module.css';
import { Screen } from './screen';

/** The screen on which a guest looks up a reservation or a stay by name. The journey adds its own fields. */
export function NameSearch({
  form,
  rows,
  lookUp,
  lead,
  button,
  before,
  after,
  children,
}: {
  readonly form: UseFormReturn<SearchForm>;
  readonly rows: readonly FormRow<SearchForm>[];
  readonly lookUp: () => Promise<ScreenPath>;
  readonly lead: string;
  readonly button: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children?: ReactNode;
}) {
  const navigate = useNavigate();
  const report = useReport();
  const typed = useWatch({ control: form.control, compute: (typed: SearchForm) => typed });
  const isComplete = checkRows(rows, typed).errors.length === 0;
  const refusals = useRefusedNames();
  const searched = useRef('');
  const search = useTask({
    work: () => {
      searched.current = form.getValues('reservationName');
      return lookUp();
    },
    onDone: (next) => navigate({ to: next, search: true }),
    onFailure: (error) => {
      warnOfFailure('The search failed', error);
      refusals.noteFailure(error, searched.current);
      report(error);
    },
  });
  const find = () => {
    if (isComplete) search.run();
  };
  return (
    <Screen
      pending={search.isPending}
      onSubmit={find}
      button={button}
      icon={<SearchIcon />}
      disabled={!isComplete}
    >
      <div className={styles.search}>
        <p className={styles.lead}>{lead}</p>
        {before}
        <ReservationNameField form={form} isFirst={!before} />
        {after}
        <NamesToTry refusals={refusals} form={form} isSearching={search.isPending} onSearch={find} />
        {children}
      </div>
    </Screen>
  );
}

/** The name on the reservation. Its kana becomes full-width katakana when the guest leaves the field. */
function ReservationNameField({
  form,
  isFirst,
}: {
  readonly form: UseFormReturn<SearchForm>;
  readonly isFirst: boolean;
}) {
  const input = useTypeAtOnce(isFirst);
  return (
    <FormField form={form} name="reservationName" row={RESERVATION_NAME}>
      {(field, control) => (
        <TextInput
          {...control}
          {...field}
          ref={input}
          maxLength={100}
          keyboard="kana"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
      )}
    </FormField>
  );
}

const WORDS: Readonly<Record<NameTry['way'], TextKey>> = {
  family: 'names_to_try.family',
  'family-last': 'names_to_try.family',
  order: 'names_to_try.order',
  both: 'names_to_try.both',
  latin: 'names_to_try.latin',
  kana: 'names_to_try.kana',
  other: 'names_to_try.other',
};

const NAME_CALLS: readonly string[] = [calls.checkinToken.name, calls.checkoutToken.name];

/** True if the hotel knows no such reservation. A server failure says nothing about the name. */
const isNameUnknown = (error: unknown): boolean =>
  error instanceof HotelError &&
  NAME_CALLS.includes(error.call) &&
  error.fault.kind === 'message' &&
  error.status !== undefined &&
  error.status < 500;

type Refusals = {
  /** The name that the hotel does not know, or empty. */
  readonly typed: string;
  /** Every refused name, oldest first. */
  readonly refused: readonly string[];
  /** The suggestion that the guest has taken, until the hotel answers. */
  readonly chosen: string | undefined;
};

function useRefusedNames() {
  const [names, setNames] = useState<Refusals>({ typed: '', refused: [], chosen: undefined });
  return {
    names,
    choose: (chosen: string) => setNames((known) => ({ ...known, chosen })),
    forget: () => setNames((known) => ({ ...known, typed: '' })),
    /** Call with every failure of a search. */
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

const comeIntoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' });

/** Suggestions after a refused name: a tap searches for another spelling. They go once the guest types. */
function NamesToTry({
  refusals: { names, choose, forget },
  form,
  isSearching,
  onSearch,
}: {
  readonly refusals: ReturnType<typeof useRefusedNames>;
  readonly form: UseFormReturn<SearchForm>;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
}) {
  const { t } = useTranslation();
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
              // Keeps the focus in the field: an error on leaving it would move this button away from the finger.
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
