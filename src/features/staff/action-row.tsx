import { useState } from 'react';
import { Button } from '~/ui/button';
import styles from './panel.module.css';

/** Something staff can set off, and beside it what came of it. */
export function ActionRow({
  action,
  name,
  run,
  refusal,
}: {
  readonly action: string;
  readonly name: string;
  /** Does it; resolves with what to say then. */
  readonly run: () => Promise<string>;
  /** Why it cannot be done here; the button is off then. */
  readonly refusal?: string | undefined;
}) {
  const [isRunning, setRunning] = useState(false);
  const [said, setSaid] = useState<string>();
  const press = async () => {
    setRunning(true);
    setSaid(undefined);
    try {
      setSaid(await run());
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
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
        {said ?? refusal}
      </p>
    </div>
  );
}
