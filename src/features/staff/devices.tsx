import { useCallback } from 'react';
import { type CameraState, cameraState, canStayLit } from '~/device/staff/diagnostics';
import { playTone } from '~/device/staff/tone';
import { LANGUAGES, type Language } from '~/domain/languages';
import { useConfig } from '~/hooks/use-config';
import { useTyping } from '~/hooks/use-typing';
import type { StaffTexts } from '~/i18n/staff/ja';
import { voiceless } from '~/speech/voices';
import { CameraPicture } from './camera-picture';
import styles from './panel.module.css';
import { ActionRow, Row, useAnswer } from './row';

/** The tablet's hardware: camera, speaker, and whether the screen stays on. */
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
  const { kiosk, language } = useConfig();
  const { supported } = language;
  const ask = useCallback(() => voiceless(supported), [supported]);
  const without = useAnswer<readonly Language[]>(ask, supported);
  return (
    <Row
      field="voices"
      name={texts.voices}
      value={
        !kiosk.speech
          ? texts.voicesOff
          : without
            ? texts.voicesNone(without.map((name) => LANGUAGES[name]))
            : asking
      }
      mood={!kiosk.speech || !without ? 'plain' : without.length === 0 ? 'good' : 'bad'}
    />
  );
}
