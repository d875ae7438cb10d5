import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraProblem } from '~/device/camera';
import { drawJpeg } from '~/device/jpeg';
import { middleOf } from '~/domain/passport-frame';
import type { PictureCheck } from '~/domain/picture-quality';
import type { TextKey } from '~/i18n/keys';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { BellIcon, CheckIcon } from '~/ui/icons';
import { AlertIcon, CameraIcon, FileIcon, InfoIcon, SwitchIcon, UndoIcon } from '~/ui/screen-icons';
import styles from './passport-camera.module.css';
import { PassportFrame } from './passport-frame';
import { lookAt, useCamera } from './use-camera';
import { useSelfTimer } from './use-self-timer';

/** Shown while the camera runs: how to get a better picture. */
const ADVICE_TEXTS: Readonly<Record<PictureCheck, TextKey>> = {
  dark: 'views.checkin.passport_camera.advice_dark',
  glare: 'views.checkin.passport_camera.advice_glare',
  empty: 'views.checkin.passport_camera.advice_empty',
  blurred: 'views.checkin.passport_camera.advice_blurred',
  good: 'views.checkin.passport_camera.advice_good',
  left: 'views.checkin.passport_camera.advice_left',
  right: 'views.checkin.passport_camera.advice_right',
  up: 'views.checkin.passport_camera.advice_up',
  down: 'views.checkin.passport_camera.advice_down',
  nearer: 'views.checkin.passport_camera.advice_nearer',
};
/** Shown once the picture is taken: whether it is good enough. The guest decides. */
const OUTSIDE = 'views.checkin.passport_camera.opinion_empty';
const OPINION_TEXTS: Readonly<Record<PictureCheck, TextKey>> = {
  dark: 'views.checkin.passport_camera.opinion_dark',
  glare: 'views.checkin.passport_camera.opinion_glare',
  empty: OUTSIDE,
  left: OUTSIDE,
  right: OUTSIDE,
  up: OUTSIDE,
  down: OUTSIDE,
  nearer: OUTSIDE,
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
 * Takes a picture of the passport: shows a live preview with a frame, takes the picture itself once it is clear, and shows it
 * exactly as it would be sent. The camera runs only while the preview is shown.
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
  const [takesItself, setTakesItself] = useState(true);
  const isClear = isLive && shot === undefined && verdict === 'good';
  const counted = useSelfTimer(isClear && takesItself, capture);

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
              {takesItself ? (
                <Button action="by-hand" onPress={() => setTakesItself(false)}>
                  {t('views.checkin.passport_camera.by_hand')}
                </Button>
              ) : null}
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
          {/* The frame tells it to the eye. */}
          {shot ? null : <p className="hidden">{t('views.checkin.passport_camera.how')}</p>}
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
            {counted === undefined || shot ? null : (
              <p key={counted} className={styles.counted} data-field="counted">
                {counted}
              </p>
            )}
          </div>
          <p className={styles.words} role="status" data-verdict={shot ? shot.verdict : verdict}>
            <Sign verdict={shot ? shot.verdict : verdict} />
            <span>
              {shot
                ? t(OPINION_TEXTS[shot.verdict])
                : isLive
                  ? t(
                      counted === undefined
                        ? ADVICE_TEXTS[asSeen(verdict ?? 'empty', camera?.isFront)]
                        : 'views.checkin.passport_camera.advice_still',
                    )
                  : t('views.checkin.passport_camera.opening')}
            </span>
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** A camera that looks at the guest is shown as a mirror. */
function asSeen(verdict: PictureCheck, isMirrored = false): PictureCheck {
  if (!isMirrored) return verdict;
  return verdict === 'left' ? 'right' : verdict === 'right' ? 'left' : verdict;
}

function Sign({ verdict }: { readonly verdict: PictureCheck | undefined }) {
  if (verdict === 'good') return <CheckIcon />;
  const isBad = verdict === 'dark' || verdict === 'glare' || verdict === 'blurred';
  return isBad ? <AlertIcon /> : <InfoIcon />;
}
