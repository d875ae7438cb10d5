import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { deviceId } from '~/device/device-id';
import { type ShellState, shellState, storageUse } from '~/device/staff/diagnostics';
import { checkExits, type Outcome, type WayOut } from '~/device/staff/exit-check';
import { canInstall, install } from '~/device/staff/install';
import { useSettings } from '~/hooks/use-config';
import { pagePolicy } from '~/hotel/outside/reach';
import type { StaffTexts } from '~/i18n/staff/ja';
import { Button } from '~/ui/button';
import { Devices } from './devices';
import { Network } from './network';
import styles from './panel.module.css';
import { ActionRow, Row, type StaffActions, useAnswer } from './row';

/** The tablet's state and actions. Covers the whole screen. */
export function Panel({
  texts,
  actions,
  onClose,
}: {
  readonly texts: StaffTexts;
  readonly actions: StaffActions;
  readonly onClose: () => void;
}) {
  const { panel, close, actions: words } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      lang={texts.lang}
      aria-labelledby={id}
      data-staff="panel"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {panel.title}
        </h2>
        <p className={styles.leaves}>{panel.leaves}</p>
        <Button action="close-panel" onPress={onClose}>
          {close}
        </Button>
      </div>
      <div className={styles.body}>
        <div className={styles.sections}>
          <Section name={panel.tablet}>
            <Tablet texts={texts} />
          </Section>
          <Section name={panel.devices}>
            <Devices texts={texts} />
          </Section>
          <Section name={panel.actions}>
            <ActionRow
              action="install"
              name={words.install}
              refusal={canInstall() ? undefined : words.noOffer}
              run={async () => ((await install()) ? words.installed : words.notInstalled)}
            />
            <ActionRow
              action="update"
              name={words.update}
              run={async () => ((await actions.takeUpdate()) ? words.updated : words.noShell)}
            />
            <ActionRow
              action="reload-settings"
              name={words.reload}
              run={async () => ((await actions.reloadSettings()) ? words.reloaded : words.notReloaded)}
            />
          </Section>
          <Section name={panel.network}>
            <Network texts={texts} openServices={actions.openServices} />
          </Section>
          <Section name={panel.drill}>
            <ExitCheck texts={texts} />
          </Section>
        </div>
      </div>
    </dialog>
  );
}

function Section({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string =>
  bytes < 1000 * MEGABYTE
    ? `${(bytes / MEGABYTE).toFixed(1)} MB`
    : `${(bytes / (1000 * MEGABYTE)).toFixed(1)} GB`;

const GOOD: readonly ShellState[] = ['active', 'in-use', 'waiting'];

function Tablet({ texts: { tablet, shell } }: { readonly texts: StaffTexts }) {
  const settings = useSettings((known) => known);
  const state = useAnswer<ShellState>(shellState, 'none');
  const device = useAnswer(deviceId, tablet.unknown);
  const storage = useAnswer(storageUse, undefined);
  const isFromHotel = settings.source === 'hotel';
  return (
    <dl className={styles.rows}>
      <Row field="device" name={tablet.device} value={device ?? tablet.asking} />
      <Row field="version" name={tablet.version} value={__APP_VERSION__} />
      <Row field="revision" name={tablet.revision} value={settings.revision} />
      <Row
        field="source"
        name={tablet.source}
        value={isFromHotel ? tablet.sourceHotel : tablet.sourceDefaults}
        mood={isFromHotel ? 'plain' : 'bad'}
      />
      <Row
        field="shell"
        name={tablet.shell}
        value={state ? shell[state] : tablet.asking}
        mood={!state || state === 'installing' ? 'plain' : GOOD.includes(state) ? 'good' : 'bad'}
      />
      <Row
        field="storage"
        name={tablet.storage}
        value={storage ? tablet.of(megabytes(storage.used), megabytes(storage.most)) : tablet.unknown}
      />
    </dl>
  );
}

/** Tries every way out of the page on request. */
function ExitCheck({ texts: { drill, ways } }: { readonly texts: StaffTexts }) {
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
          <Row
            key={way}
            field={way}
            name={ways[way]}
            value={drill[outcome]}
            mood={outcome === 'closed' ? 'good' : 'bad'}
          />
        ))}
      </dl>
      <Button action="run-drill" pending={isRunning} onPress={() => void run()}>
        {drill.run}
      </Button>
    </>
  );
}
