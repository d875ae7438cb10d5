import { useEffect, useState } from 'react';
import type { AppServices } from '~/hooks/use-services';
import { within } from '~/platform/within';
import { Button } from '~/ui/button';
import { CheckIcon } from '~/ui/icons';
import { AlertIcon } from '~/ui/screen-icons';
import styles from './panel.module.css';

type Mood = 'good' | 'bad' | 'plain';

/** One line of the panel. The mood is never shown by colour alone. */
export type RowProps = {
  readonly field: string;
  readonly name: string;
  readonly value: string;
  readonly mood?: Mood;
};

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
  readonly run: () => Promise<string>;
  /** Why the action is unavailable; the button is then off. */
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

/** The browser's answer: undefined until it resolves, `fallback` if it rejects or stays silent. */
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
  /** False if the settings cannot be fetched. */
  readonly reloadSettings: () => Promise<boolean>;
  /** False if the tablet has no offline shell. */
  readonly takeUpdate: () => Promise<boolean>;
  readonly openServices: () => Promise<AppServices>;
};
