import { useStore } from 'zustand';
import { settingsStore } from '~/config/settings';
import { deviceId } from '~/device/device-id';
import { type ShellState, shellState, storageUse } from '~/device/staff/facts';
import type { StaffTexts } from '~/i18n/staff/staff-texts';
import styles from './panel.module.css';
import { Row } from './row';
import { useAnswer } from './use-answer';

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string =>
  bytes < 1000 * MEGABYTE
    ? `${(bytes / MEGABYTE).toFixed(1)} MB`
    : `${(bytes / (1000 * MEGABYTE)).toFixed(1)} GB`;

const GOOD: readonly ShellState[] = ['active', 'in-use', 'waiting'];

/** The state of this tablet: versions, settings, offline shell, storage. */
export function Tablet({ texts: { tablet, shell } }: { readonly texts: StaffTexts }) {
  const settings = useStore(settingsStore, (state) => state.settings);
  const state = useAnswer<ShellState>(shellState, 'unsupported');
  const device = useAnswer(deviceId, tablet.unknown);
  const storage = useAnswer(storageUse, undefined);
  const isFromHotel = settings?.source === 'hotel';
  return (
    <dl className={styles.rows}>
      <Row field="device" name={tablet.device} value={device ?? tablet.asking} />
      <Row field="version" name={tablet.version} value={__APP_VERSION__} />
      <Row field="revision" name={tablet.revision} value={settings?.revision ?? tablet.unknown} />
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
