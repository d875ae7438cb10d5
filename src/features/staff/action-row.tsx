import { useState } from 'react';
import { Button } from '~/ui/button';
import styles from './panel.module.css';

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
