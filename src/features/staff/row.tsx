import { useEffect, useState } from 'react';
import type { AppServices } from '~/hooks/use-services';
import { within } from '~/platform/within';
import { Button } from '~/ui/button';
import { CheckIcon } from '~/ui/icons';
import { AlertIcon } from '~/ui/screen-icons';
import styles from './panel.module.css';

/** How to mark a value: as expected, as a problem, or neither. */
export type Mood = 'good' | 'bad' | 'plain';

/** One line of the panel: a name and its value. The mood is never shown by colour alone. */
export type RowProps = {
  /** Identifies the line in tests and tools, as `data-field`. */
  readonly field: string;
  readonly name: string;
  readonly value: string;
  readonly mood?: Mood;
};

/** A line of the staff panel, marked by its mood. */
export function Row({ field, name, value, mood = 'plain' }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={`${styles.value} ${styles[mood] ?? ''}`} data-field={field} data-mood={mood}>
        {mood === 'good' ? <CheckIcon size={22} /> : null}
        {mood === 'bad' ? <AlertIcon size={22} /> : null}
        <span>{value}</span>
      </dd>
    </div>
  );
}

/** A button for one staff action, with its result beside it. */
export function ActionRow({
  action,
  name,
  run,
  refusal,
}: {
  readonly action: string;
  readonly name: string;
  /** Runs the action; resolves with the message to show. */
  readonly run: () => Promise<string>;
  /** Why the action is not available here; the button is then disabled. */
  readonly refusal?: string | undefined;
}) {
  const [isRunning, setRunning] = useState(false);
  const [message, setMessage] = useState<string>();
  const press = async () => {
    setRunning(true);
    setMessage(undefined);
    try {
      setMessage(await run());
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className={styles.action}>
      <Button
        action={action}
        disabled={refusal !== undefined}
        pending={isRunning}
        onPress={() => void press()}
      >
        {name}
      </Button>
      <p role="status" data-field={action}>
        {message ?? refusal}
      </p>
    </div>
  );
}

/** The result of a question to the browser: undefined until it resolves, `fallback` if it rejects or does not answer. */
export function useAnswer<T>(ask: () => Promise<T>, fallback: T): T | undefined {
  const [answer, setAnswer] = useState<{ readonly value: T }>();
  useEffect(() => {
    let isWanted = true;
    const take = (value: T) => {
      if (isWanted) setAnswer({ value });
    };
    within(ask(), () => fallback).then(take, () => take(fallback));
    return () => {
      isWanted = false;
    };
  }, [ask, fallback]);
  return answer?.value;
}

/** Functions of the app that the panel calls. */
export type StaffActions = {
  readonly goHome: () => Promise<void>;
  /** Fetches the settings again and applies them; false if they cannot be fetched. */
  readonly reloadSettings: () => Promise<boolean>;
  /** Applies a new version of the app at once; false if the tablet has no offline shell. */
  readonly takeUpdate: () => Promise<boolean>;
  readonly openServices: () => Promise<AppServices>;
};
