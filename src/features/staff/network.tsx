import { useCallback, useEffect, useState } from 'react';
import { askJson, textsPath } from '~/config/ask';
import { fetchSettings } from '~/config/load';
import type { Config } from '~/config/schema';
import { readTexts } from '~/config/texts';
import { isBuiltIn, type Language } from '~/domain/languages';
import { HotelError } from '~/errors/fault';
import { cardContext } from '~/flow/pay';
import { takesCards } from '~/flow/payment-screens';
import { useConfig } from '~/hooks/use-config';
import type { AppServices } from '~/hooks/use-services';
import { calls } from '~/hotel/calls';
import type { Call } from '~/hotel/hotel';
import { reachCardScript } from '~/hotel/outside/card';
import { lookUpPostcode } from '~/hotel/outside/postcode';
import { reach } from '~/hotel/outside/reach';
import type { NetworkCheckName, StaffTexts } from '~/i18n/staff/ja';
import { anySignal } from '~/platform/any-signal';
import { currentVisit } from '~/session/visit';
import { Button } from '~/ui/button';
import styles from './panel.module.css';
import { Row, type RowProps, type StaffActions } from './row';

type Results = Readonly<Partial<Record<NetworkCheckName, CheckResult>>>;

/** Results of every call that needs no guest, at the panel's start and on a button. */
export function Network({
  texts: { network, result },
  openServices,
}: {
  readonly texts: StaffTexts;
  readonly openServices: StaffActions['openServices'];
}) {
  const config = useConfig();
  const [checks] = useState(() => networkChecks(openServices, config));
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
          <Row key={name} field={name} name={network[name]} {...shown(results[name], result)} />
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

function shown(
  found: CheckResult | undefined,
  texts: StaffTexts['result'],
): Pick<RowProps, 'value' | 'mood'> {
  if (!found) return { value: texts.asking };
  if ('failure' in found) return { value: texts.failed(found.failure), mood: 'bad' };
  return { value: texts.answered(found.ms), mood: 'good' };
}

/** One call that needs no guest; `run` rejects if it fails. */
type NetworkCheck = { readonly name: NetworkCheckName; readonly run: () => Promise<unknown> };

/** A duration in ms, or a failure with its HTTP status, if any. */
type CheckResult = { readonly ms: number } | { readonly failure: string };

/** Chiyoda 1-1, Tokyo: every service knows it. */
const SOME_POSTCODE = '1000001';

function networkChecks(openServices: () => Promise<AppServices>, config: Config): readonly NetworkCheck[] {
  const { display, language, address_lookup, api } = config;
  const deadline = () => anySignal([currentVisit().signal, AbortSignal.timeout(api.timeout_ms)]);
  const asking =
    <A,>(call: Call<undefined, A>) =>
    async () =>
      (await openServices()).hotel.ask(call, undefined);
  const hasPayment = display.use_checkin_payment || display.use_checkout;
  const rows: readonly (NetworkCheck & { readonly isOn: boolean })[] = [
    { name: 'settings', isOn: true, run: readSettings },
    {
      name: 'texts',
      isOn: true,
      run: () => Promise.all(language.supported.map((name) => checkTexts(name, deadline()))),
    },
    { name: 'facilities', isOn: display.use_facility_selector, run: asking(calls.facilities) },
    {
      name: 'postcode',
      isOn: address_lookup.url !== '',
      run: () =>
        lookUpPostcode(address_lookup.url, SOME_POSTCODE, {
          visit: currentVisit().signal,
          timeoutMs: api.timeout_ms,
        }),
    },
    { name: 'agreement', isOn: true, run: asking(calls.agreement) },
    { name: 'paymentTerms', isOn: display.use_checkout, run: asking(calls.paymentTerms) },
    {
      name: 'cardScript',
      isOn: hasPayment && takesCards(config),
      run: () => reachCardScript(cardContext()),
    },
  ];
  return rows.filter(({ isOn }) => isOn);
}

async function runCheck({ run }: NetworkCheck): Promise<CheckResult> {
  const started = performance.now();
  try {
    await run();
    return { ms: Math.round(performance.now() - started) };
  } catch (error) {
    if (!(error instanceof HotelError)) return { failure: 'other' };
    return { failure: error.status === undefined ? error.fault.kind : `${error.fault.kind} ${error.status}` };
  }
}

async function readSettings(): Promise<void> {
  if (!(await fetchSettings())) throw new HotelError({ kind: 'invalid-format' }, 'settings');
}

/** Reads the tenant's texts of a language. 404 is no failure, except for a language of the tenant's own. */
async function checkTexts(language: Language, signal: AbortSignal): Promise<void> {
  const path = textsPath(language);
  try {
    await reach(path, signal);
  } catch (error) {
    if (error instanceof HotelError && error.status === 404 && isBuiltIn(language)) return;
    throw error;
  }
  if (readTexts(await askJson(path)) === undefined) throw new HotelError({ kind: 'invalid-format' }, 'texts');
}
