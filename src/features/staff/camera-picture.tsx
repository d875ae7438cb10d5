import { useEffect, useState } from 'react';
import { type Camera, type CameraProblem, openCamera } from '~/device/camera';
import type { StaffTexts } from '~/i18n/staff/ja';
import { PATIENCE_MS } from '~/platform/within';
import { Button } from '~/ui/button';
import styles from './panel.module.css';

/** The live picture, in which staff see a dirty or covered lens. The camera runs only while the picture is wanted. */
export function CameraPicture({ texts }: { readonly texts: StaffTexts['devices'] }) {
  const [isWanted, setWanted] = useState(false);
  const [deviceId, setDeviceId] = useState<string>();
  const { camera, problem } = useOpenCamera(isWanted, deviceId);
  return (
    <>
      <div className={styles.action}>
        <Button action="camera-picture" onPress={() => setWanted(!isWanted)}>
          {isWanted ? texts.pictureOff : texts.pictureOn}
        </Button>
        {camera?.other === undefined ? null : (
          <Button action="next-camera" onPress={() => setDeviceId(camera.other)}>
            {texts.pictureOther}
          </Button>
        )}
        <p role="status" data-field="camera-picture">
          {!isWanted ? null : problem ? texts.pictureNone(problem) : camera ? null : texts.pictureOpening}
        </p>
      </div>
      {camera ? (
        <video
          ref={(element) => {
            if (!element || element.srcObject === camera.stream) return;
            element.srcObject = camera.stream;
            // Below the screen's edge it would not play.
            element.scrollIntoView({ block: 'nearest' });
          }}
          className={styles.picture}
          aria-label={texts.pictureOn}
          autoPlay
          muted
          playsInline
        />
      ) : null}
    </>
  );
}

/** A camera that runs while wanted, or its problem. */
function useOpenCamera(
  isWanted: boolean,
  deviceId: string | undefined,
): { readonly camera?: Camera; readonly problem?: CameraProblem } {
  const [opened, setOpened] = useState<{ readonly camera?: Camera; readonly problem?: CameraProblem }>({});
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const fails = (problem: CameraProblem) => {
      if (!leaving.signal.aborted) setOpened({ problem });
    };
    const timer = setTimeout(() => {
      fails('no-picture');
      leaving.abort();
    }, PATIENCE_MS);
    void openCamera(leaving.signal, () => fails('none'), deviceId).then((opening) => {
      clearTimeout(timer);
      if (!opening.ok) fails(opening.problem);
      else if (!leaving.signal.aborted) setOpened({ camera: opening.camera });
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      setOpened({});
    };
  }, [isWanted, deviceId]);
  return opened;
}
