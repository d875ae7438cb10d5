import { useCallback, useEffect, useState } from 'react';
import { offeredLanguages } from '~/config/settings';
import { type CameraState, cameraState, canStayLit } from '~/device/staff/diagnostics';
import { playTone } from '~/device/staff/tone';
import { type Language, nameOfLanguage } from '~/domain/languages';
import { useConfig, useSettings } from '~/hooks/use-config';
import { useTyping } from '~/hooks/use-typing';
import type { StaffTexts } from '~/i18n/staff/ja';
import { actionOf } from '~/speech/keys';
import { voiceless } from '~/speech/voices';
import { CameraPicture } from './camera-picture';
import styles from './panel.module.css';
import { ActionRow, Row, useAnswer } from './row';

export function Devices({ texts: { devices, tablet } }: { readonly texts: StaffTexts }) {
  const camera = useAnswer<CameraState>(cameraState, 'none');
  const isLit = useAnswer(canStayLit, false);
  const typing = useTyping();
  const cameraTexts = {
    there: devices.cameraThere,
    none: devices.cameraNone,
    denied: devices.cameraDenied,
  } as const;
  return (
    <>
      <dl className={styles.rows}>
        <Row
          field="camera"
          name={devices.camera}
          value={camera ? cameraTexts[camera] : tablet.asking}
          mood={!camera ? 'plain' : camera === 'there' ? 'good' : 'bad'}
        />
        <Row
          field="keyboard"
          name={devices.keyboard}
          value={devices.typing[typing]}
          mood={typing === 'untouched' ? 'bad' : 'plain'}
        />
        <Row
          field="wake-lock"
          name={devices.lit}
          value={isLit === undefined ? tablet.asking : isLit ? devices.litYes : devices.litNo}
          mood={isLit === undefined ? 'plain' : isLit ? 'good' : 'bad'}
        />
        <Voices texts={devices} asking={tablet.asking} />
        <LastKey texts={devices} />
      </dl>
      {camera === 'there' ? <CameraPicture texts={devices} /> : null}
      <ActionRow
        action="play-tone"
        name={devices.play}
        run={async () => ((await playTone()) ? devices.played : devices.silent)}
      />
    </>
  );
}

/** Whether the app can be read aloud in every language of the hotel. */
function Voices({ texts, asking }: { readonly texts: StaffTexts['devices']; readonly asking: string }) {
  const { speech } = useConfig().kiosk;
  const known = useSettings((all) => all);
  const ask = useCallback(() => voiceless(offeredLanguages(known)), [known]);
  const without = useAnswer<readonly Language[]>(ask, known.config.language.supported);
  return (
    <Row
      field="voices"
      name={texts.voices}
      value={
        !speech
          ? texts.voicesOff
          : without
            ? texts.voicesNone(without.map((name) => nameOfLanguage(name, known.overlays) ?? name))
            : asking
      }
      mood={!speech || !without ? 'plain' : without.length === 0 ? 'good' : 'bad'}
    />
  );
}

/** The last pressed key, by its name in the settings, and its act for a guest who listens. */
function LastKey({ texts }: { readonly texts: StaffTexts['devices'] }) {
  const { speech_keys: own } = useConfig().kiosk;
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const watching = new AbortController();
    window.addEventListener('keydown', (event) => setKey(event.key), {
      capture: true,
      signal: watching.signal,
    });
    return () => watching.abort();
  }, []);
  const action = key === undefined ? undefined : actionOf(key, own);
  return (
    <Row
      field="last-key"
      name={texts.lastKey}
      value={
        key === undefined ? texts.noKey : action ? texts.keyDoes(key, action) : texts.keyDoesNothing(key)
      }
    />
  );
}
