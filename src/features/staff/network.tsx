import { useCallback, useEffect, useState } from 'react';
import type { NetworkCheckName, StaffTexts } from '~/i18n/staff/staff-texts';
import { Button } from '~/ui/button';
import { type CheckResult, networkChecks, runCheck } from './network-checks';
import styles from './panel.module.css';
import { Row } from './row';
import type { StaffActions } from './staff-actions';

type Results = Readonly<Partial<Record<NetworkCheckName, CheckResult>>>;

/** The results of every call that needs no guest; runs when the panel opens and again when staff press the button. */
export function Network({
  texts: { network, result },
  openServices,
}: {
  readonly texts: StaffTexts;
  readonly openServices: StaffActions['openServices'];
}) {
  const [checks] = useState(() => networkChecks(openServices));
  const [results, setResults] = useState<Results>({});
  const runAll = useCallback(() => {
    setResults({});
    for (const check of checks) {
      void runCheck(check).then((found) => setResults((known) => ({ ...known, [check.name]: found })));
    }
  }, [checks]);
  useEffect(runAll, [runAll]);
  return (
    <>
      <dl className={styles.rows}>
        {checks.map(({ name }) => (
          <CheckRow key={name} name={name} label={network[name]} found={results[name]} result={result} />
        ))}
      </dl>
      <Button
        action="check-network"
        pending={checks.some(({ name }) => results[name] === undefined)}
        onPress={runAll}
      >
        {result.again}
      </Button>
    </>
  );
}

function CheckRow({
  name,
  label,
  found,
  result,
}: {
  readonly name: NetworkCheckName;
  readonly label: string;
  readonly found: CheckResult | undefined;
  readonly result: StaffTexts['result'];
}) {
  if (!found) return <Row field={name} name={label} value={result.asking} />;
  if ('failure' in found) {
    return <Row field={name} name={label} value={result.failed(found.failure)} mood="bad" />;
  }
  return <Row field={name} name={label} value={result.answered(found.ms)} mood="good" />;
}
