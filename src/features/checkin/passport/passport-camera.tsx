import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraProblem } from '~/device/camera';
import { drawJpeg } from '~/device/jpeg';
import { MARGIN, middleOf, PAGE, VIEW } from '~/domain/passport-frame';
import type { PictureCheck } from '~/domain/picture-quality';
import type { TextKey } from '~/i18n/keys';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { BellIcon, CheckIcon } from '~/ui/icons';
import { AlertIcon, CameraIcon, FileIcon, InfoIcon, SwitchIcon, UndoIcon } from '~/ui/screen-icons';
import styles from './passport-camera.module.css';
import { lookAt, useCamera } from './use-camera';

/** Shown while the camera runs: how to get a better picture. */
const ADVICE_TEXTS: Readonly<Record<PictureCheck, TextKey>> = {
  dark: 'views.checkin.passport_camera.advice_dark',
  glare: 'views.checkin.passport_camera.advice_glare',
  empty: 'views.checkin.passport_camera.advice_empty',
  blurred: 'views.checkin.passport_camera.advice_blurred',
  good: 'views.checkin.passport_camera.advice_good',
};
/** Shown once the picture is taken: whether it is good enough. The guest decides. */
const OPINION_TEXTS: Readonly<Record<PictureCheck, TextKey>> = {
  dark: 'views.checkin.passport_camera.opinion_dark',
  glare: 'views.checkin.passport_camera.opinion_glare',
  empty: 'views.checkin.passport_camera.opinion_empty',
  blurred: 'views.checkin.passport_camera.opinion_blurred',
  good: 'views.checkin.passport_camera.opinion_good',
};
const PROBLEM_TEXTS: Readonly<Record<CameraProblem, TextKey>> = {
  none: 'views.checkin.passport_camera.none',
  denied: 'views.checkin.passport_camera.denied',
  'in-use': 'views.checkin.passport_camera.in_use',
  unsupported: 'views.checkin.passport_camera.unsupported',
  'no-picture': 'views.checkin.passport_camera.no_picture',
};

/** A picture just taken: a JPEG in base64 without the data URL prefix, and the result of its check. */
type Shot = { readonly image: string; readonly verdict: PictureCheck };

/**
 * Takes a picture of the passport: shows a live preview with a frame, then the picture exactly as it would be sent. The
 * camera runs only while the preview is shown.
 */
export default function PassportCamera({
  onUse,
  onClose,
  onFile,
}: {
  readonly onUse: (image: string) => void;
  readonly onClose: () => void;
  /** Opens the file chooser instead; undefined if the hotel accepts no files. */
  readonly onFile: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [shot, setShot] = useState<Shot>();
  const [deviceId, setDeviceId] = useState<string>();
  const { camera, problem, isLive, verdict, onShown, setProblem } = useCamera(
    video,
    shot === undefined,
    deviceId,
  );

  const capture = () => {
    if (!video.current || !camera) return;
    const { videoWidth, videoHeight } = video.current;
    try {
      const image = drawJpeg(video.current, middleOf(videoWidth, videoHeight));
      setShot({ image, verdict: lookAt(video.current, document.createElement('canvas')) ?? 'dark' });
      camera.close();
    } catch {
      setProblem('no-picture');
    }
  };

  return (
    <Dialog
      title={
        shot
          ? t('views.checkin.passport_camera.title_taken')
          : problem
            ? t('views.checkin.passport_camera.title_failed')
            : t('views.checkin.passport_camera.title')
      }
      size="screen"
      onDismiss={onClose}
      actions={
        <>
          <Button action="close" onPress={onClose}>
            {t('app.close')}
          </Button>
          {shot ? (
            <>
              <Button action="retake" icon={<UndoIcon />} onPress={() => setShot(undefined)}>
                {t('views.checkin.passport_camera.retake')}
              </Button>
              <Button key="use" action="use" look="main" onPress={() => onUse(shot.image)} autoFocus>
                {t('views.checkin.passport_camera.use')}
              </Button>
            </>
          ) : problem ? (
            <>
              {onFile ? (
                <Button key="file" action="file" icon={<FileIcon />} onPress={onFile}>
                  {t('views.checkin.passport_camera.file')}
                </Button>
              ) : null}
              <Button key="retry" action="retry" onPress={() => setProblem(undefined)}>
                {t('views.checkin.passport_camera.retry')}
              </Button>
              <Button
                key="help"
                action="camera-help"
                look="main"
                icon={<BellIcon />}
                onPress={() => updateSession({ displayPanel: 'help' })}
                autoFocus
              >
                {t('names_to_try.help')}
              </Button>
            </>
          ) : (
            <>
              {camera?.other === undefined ? null : (
                <Button action="switch" icon={<SwitchIcon />} onPress={() => setDeviceId(camera.other)}>
                  {t('views.checkin.passport_camera.switch')}
                </Button>
              )}
              <Button
                // A new key mounts the button again once it is enabled, so that it gets the focus.
                key={isLive ? 'capture' : 'wait'}
                action="capture"
                look="main"
                icon={<CameraIcon />}
                disabled={!isLive}
                onPress={capture}
                autoFocus
              >
                {t('views.checkin.passport_camera.capture')}
              </Button>
            </>
          )}
        </>
      }
    >
      {problem && !shot ? (
        <div className={styles.problem} role="alert">
          <AlertIcon size={56} />
          <p>{t(PROBLEM_TEXTS[problem])}</p>
          <p>{t('views.checkin.passport_camera.front_desk')}</p>
          {onFile ? <p>{t('views.checkin.passport_camera.file_instead')}</p> : null}
        </div>
      ) : (
        <div className={styles.stage}>
          <div className={styles.view} data-view={shot ? 'taken' : isLive ? 'live' : 'opening'}>
            {shot ? (
              <img
                src={`data:image/jpeg;base64,${shot.image}`}
                alt={t('views.checkin.passport_camera.picture')}
              />
            ) : (
              <div className={camera?.isFront ? styles.mirror : styles.glass}>
                {camera ? (
                  <video
                    ref={(element) => {
                      video.current = element;
                      if (element && element.srcObject !== camera.stream) element.srcObject = camera.stream;
                    }}
                    aria-label={t('views.checkin.passport_camera.video')}
                    autoPlay
                    muted
                    playsInline
                    onLoadedData={() => onShown(camera.stream)}
                  />
                ) : null}
                {isLive ? <PassportFrame isGood={verdict === 'good'} /> : null}
              </div>
            )}
          </div>
          <p className={styles.words} role="status" data-verdict={shot ? shot.verdict : verdict}>
            <Sign verdict={shot ? shot.verdict : verdict} />
            <span>
              {shot
                ? t(OPINION_TEXTS[shot.verdict])
                : isLive
                  ? t(ADVICE_TEXTS[verdict ?? 'empty'])
                  : t('views.checkin.passport_camera.opening')}
            </span>
          </p>
        </div>
      )}
    </Dialog>
  );
}

function Sign({ verdict }: { readonly verdict: PictureCheck | undefined }) {
  if (verdict === 'good') return <CheckIcon />;
  return verdict === undefined || verdict === 'empty' ? <InfoIcon /> : <AlertIcon />;
}

/** All lengths in mm, as on a passport page (ICAO 9303). */
const [LEFT, TOP, RIGHT, BOTTOM] = [MARGIN, MARGIN, MARGIN + PAGE.width, MARGIN + PAGE.height];
const ROUND = 3;
const ARM = 13;
const PAGE_EDGE = `M${LEFT + ROUND} ${TOP}H${RIGHT - ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}V${BOTTOM - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${LEFT + ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}V${TOP + ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}Z`;
const CORNERS = [
  `M${LEFT} ${TOP + ARM}V${TOP + ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}H${LEFT + ARM}`,
  `M${RIGHT - ARM} ${TOP}H${RIGHT - ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}V${TOP + ARM}`,
  `M${RIGHT} ${BOTTOM - ARM}V${BOTTOM - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${RIGHT - ARM}`,
  `M${LEFT + ARM} ${BOTTOM}H${LEFT + ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}V${BOTTOM - ARM}`,
].join('');
/** The positions on every passport of the photo and of the two machine-readable lines below it. */
const PHOTO = `M${LEFT + 6} ${TOP + 14}h33v43h-33Z`;
const LINES = `M${LEFT + 6} ${BOTTOM - 15}H${RIGHT - 6}M${LEFT + 6} ${BOTTOM - 8}H${RIGHT - 6}`;

/** The outline over the preview (page, photo and machine-readable lines) with which the guest aligns the passport. */
function PassportFrame({ isGood }: { readonly isGood: boolean }) {
  return (
    <svg
      className={isGood ? `${styles.frame} ${styles.good}` : styles.frame}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      aria-hidden="true"
    >
      <path
        className={styles.around}
        fillRule="evenodd"
        d={`M0 0H${VIEW.width}V${VIEW.height}H0Z${PAGE_EDGE}`}
      />
      <path className={styles.inner} d={`${PHOTO}${LINES}`} />
      <path className={styles.seam} d={CORNERS} />
      <path className={styles.corners} d={CORNERS} />
    </svg>
  );
}
