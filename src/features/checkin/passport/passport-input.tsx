import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '~/components/form-field';
import { hasCamera, onCamerasChange } from '~/device/camera';
import { type FileProblem, LARGEST_MB, readJpeg } from '~/device/jpeg';
import { useConfig } from '~/hooks/use-config';
import { useSayNotLoaded } from '~/hooks/use-report';
import type { TextKey } from '~/i18n/keys';
import { currentStay } from '~/session/visit';
import passportGuide from '~/ui/art/passport-guide.svg';
import type { ControlProps } from '~/ui/field';
import { AlertIcon, CameraIcon, FileIcon } from '~/ui/screen-icons';
import { usePart } from '~/ui/use-part';
import styles from './passport-input.module.css';

const loadCamera = () => import('./passport-camera');

const PROBLEMS: Readonly<Record<FileProblem, TextKey>> = {
  'not-jpeg': 'views.checkin.input_representative_view.passport_not_jpeg',
  'too-big': 'views.checkin.input_representative_view.passport_too_big',
  broken: 'views.checkin.input_representative_view.passport_broken',
  unreadable: 'views.checkin.input_representative_view.passport_unreadable',
};

/**
 * The passport's photo page, by camera or as a JPEG file, depending on `kiosk.passport_source`. An unsuitable file is
 * rejected and the previous picture kept.
 */
export function PassportInput({
  field,
  control,
  onUnsuitable,
}: {
  readonly field: FieldOfForm;
  readonly control: ControlProps;
  /** Called when a file was unsuitable, which the control says itself: the form's own error should go. */
  readonly onUnsuitable: () => void;
}) {
  const { t } = useTranslation();
  const { kiosk, assets } = useConfig();
  const source = kiosk.passport_source;
  const isCameraThere = useHasCamera();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const sayNotLoaded = useSayNotLoaded();
  const PassportCamera = usePart(loadCamera, isCameraOpen, () => {
    setCameraOpen(false);
    sayNotLoaded();
  });
  const [rejection, setRejection] = useState<FileProblem>();
  const [isReading, setReading] = useState(false);
  const lastRequest = useRef(0);
  const fileInput = useRef<HTMLInputElement>(null);
  // Shows one error at a time: the form's own error is the more recent one and takes precedence.
  const problem = control['aria-errormessage'] === undefined ? rejection : undefined;
  const problemId = `${control.id}-problem`;
  // If the camera is the only source, its button is shown even without one: its dialog says what to do.
  const offersCamera = source === 'camera' || (source === 'both' && isCameraThere);
  const offersFile = source !== 'camera';
  const isEmpty = field.value === '';
  const { id: _, 'aria-required': __, ...cameraButtonProps } = control;

  useEffect(() => {
    if (offersCamera) void loadCamera().catch(() => undefined);
  }, [offersCamera]);

  const take = (image: string) => {
    // Discards the result of a file that is still being read.
    lastRequest.current += 1;
    setReading(false);
    setRejection(undefined);
    field.onChange(image);
    field.onBlur();
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { signal: stay } = currentStay();
    const request = ++lastRequest.current;
    setReading(true);
    setRejection(undefined);
    const picture = await readJpeg(file);
    if (stay.aborted || request !== lastRequest.current) return;
    setReading(false);
    if (picture.ok) return take(picture.image);
    setRejection(picture.problem);
    onUnsuitable();
  };

  return (
    <div className={styles.passport}>
      {isEmpty ? (
        <img className={styles.guide} src={assets.passport_guide || passportGuide} alt="" />
      ) : (
        <img
          className={styles.preview}
          src={`data:image/jpeg;base64,${field.value}`}
          alt={t('views.checkin.input_representative_view.passport_preview')}
        />
      )}
      <div className={styles.sources}>
        {offersCamera ? (
          <button
            type="button"
            className={`${styles.choose} ${styles.first}`}
            name={offersFile ? undefined : field.name}
            data-action="camera"
            aria-haspopup="dialog"
            onClick={() => setCameraOpen(true)}
            {...cameraButtonProps}
          >
            <CameraIcon />
            <span>
              {isEmpty
                ? t('views.checkin.input_representative_view.passport_take')
                : t('views.checkin.input_representative_view.passport_take_again')}
            </span>
          </button>
        ) : null}
        {offersFile ? (
          <label className={styles.choose}>
            <FileIcon />
            <span>
              {isReading
                ? t('views.checkin.input_representative_view.passport_reading')
                : isEmpty
                  ? t('views.checkin.input_representative_view.passport_choose')
                  : t('views.checkin.input_representative_view.passport_again')}
            </span>
            <input
              {...control}
              ref={fileInput}
              type="file"
              name={field.name}
              accept="image/jpeg"
              aria-invalid={problem !== undefined || control['aria-invalid']}
              aria-errormessage={problem === undefined ? control['aria-errormessage'] : problemId}
              onChange={(event) => {
                void read(event.target.files?.[0]);
                // Cleared so that the same file can be chosen again, and so that the input keeps no guest data.
                event.target.value = '';
              }}
            />
          </label>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className={styles.problem}>
          <AlertIcon size={22} />
          <span>{t(PROBLEMS[problem], { max: LARGEST_MB })}</span>
        </p>
      )}
      {PassportCamera ? (
        <PassportCamera
          onUse={(image) => {
            setCameraOpen(false);
            take(image);
          }}
          onClose={() => setCameraOpen(false)}
          onFile={
            offersFile
              ? () => {
                  setCameraOpen(false);
                  fileInput.current?.click();
                }
              : undefined
          }
        />
      ) : null}
    </div>
  );
}

/** Whether the tablet has a camera; false until that is known. Updates when one is plugged in or removed. */
function useHasCamera(): boolean {
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    const update = async () => setFound(await hasCamera());
    void update();
    return onCamerasChange(update);
  }, []);
  return isFound;
}
