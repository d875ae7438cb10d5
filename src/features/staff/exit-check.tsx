import { useState } from 'react';
import { checkExits, type Outcome, type WayOut } from '~/device/staff/exit-check';
import { pagePolicy } from '~/hotel/outside/reach';
import type { StaffTexts } from '~/i18n/staff/staff-texts';
import { Button } from '~/ui/button';
import styles from './panel.module.css';
import { type Mood, Row } from './row';

const MOODS: Readonly<Record<Outcome, Mood>> = { closed: 'good', open: 'bad' };

/** When staff start it, tries every way out of the page and lists which are closed. */
export function ExitCheck({ texts: { drill, ways } }: { readonly texts: StaffTexts }) {
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<readonly (readonly [WayOut, Outcome])[]>([]);
  const run = async () => {
    setRunning(true);
    setResults(await checkExits(await pagePolicy()));
    setRunning(false);
  };
  const closed = results.filter(([, outcome]) => outcome === 'closed').length;
  return (
    <>
      <p className={styles.summary} role="status" data-field="drill">
        {results.length > 0 ? drill.summary(closed, results.length) : null}
      </p>
      <dl className={styles.rows}>
        {results.map(([way, outcome]) => (
          <Row key={way} field={way} name={ways[way]} value={drill[outcome]} mood={MOODS[outcome]} />
        ))}
      </dl>
      <Button action="run-drill" pending={isRunning} onPress={() => void run()}>
        {drill.run}
      </Button>
    </>
  );
}
