import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSameName, isWhole, type NameTry, namesToTry } from '~/domain/names-to-try';
import { HotelError, warnOfFailure } from '~/errors/fault';
import { checkRows, type FormRow } from '~/fields/form-row';
import { hintFor } from '~/fields/hints';
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

/** The screen on which a guest looks up a reservation or a stay by its name; the journey says what else is asked. */
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
  /** What has to be answered. */
  readonly rows: readonly FormRow<SearchForm>[];
  /** Looks up what the form holds; resolves with the next screen. */
  readonly lookUp: () => Promise<ScreenPath>;
  readonly lead: string;
  readonly button: string;
  /** Asked before the name. */
  readonly before?: ReactNode;
  /** Asked after it. */
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

/** The name on the reservation. When the guest leaves the field, its kana becomes full-width katakana. */
function ReservationNameField({
  form,
  isFirst,
}: {
  readonly form: UseFormReturn<SearchForm>;
  /** The screen asks nothing before it. */
  readonly isFirst: boolean;
}) {
  const input = useTypeAtOnce(isFirst);
  return (
    <FormField form={form} name="reservationName" row={RESERVATION_NAME} mend={hintFor}>
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

/** The calls that look up a name. */
const NAME_CALLS: readonly string[] = [calls.checkinToken.name, calls.checkoutToken.name];

/**
 * True for the hotel's answer that it has no reservation of this name; nothing else tells a guest to try another. A failure of
 * its server says nothing about the name, whatever its words.
 */
const isNameUnknown = (error: unknown): boolean =>
  error instanceof HotelError &&
  NAME_CALLS.includes(error.call) &&
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
function useRefusedNames() {
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
function NamesToTry({
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
