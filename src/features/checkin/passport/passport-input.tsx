import { useEffect, useRef, useState } from 'react';
import { LARGEST_MB, type PictureCheck, readJpeg } from '~/device/jpeg';
import type { FieldBinding } from '~/hooks/bind-field';
import { useConfig } from '~/hooks/use-config';
import { useSayNotLoaded } from '~/hooks/use-say-not-loaded';
import type { TextKey } from '~/i18n/keys';
import { currentStay } from '~/session/visit';
import passportGuide from '~/ui/art/passport-guide.svg';
import type { ControlProps } from '~/ui/field';
import { AlertIcon, CameraIcon, FileIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { usePart } from '~/ui/use-part';
import styles from './passport-input.module.css';
import { useHasCamera } from './use-camera';

const loadCamera = () => import('./passport-camera');

const PROBLEMS: Readonly<Record<PictureCheck, TextKey>> = {
  'not-jpeg': 'views.checkin.input_representative_view.passport_not_jpeg',
  'too-big': 'views.checkin.input_representative_view.passport_too_big',
  broken: 'views.checkin.input_representative_view.passport_broken',
  unreadable: 'views.checkin.input_representative_view.passport_unreadable',
};

/**
 * The passport's photo page, by camera or as a JPEG file, as the house has it. A file that will not do is refused and the
 * former picture kept.
 */
export function PassportInput({
  binding,
  control,
}: {
  readonly binding: FieldBinding;
  readonly control: ControlProps;
}) {
  const { t } = useTexts();
  const { kiosk, assets } = useConfig();
  const source = kiosk.passport_source;
  const hasCamera = useHasCamera();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const sayNotLoaded = useSayNotLoaded();
  const PassportCamera = usePart(loadCamera, isCameraOpen, () => {
    setCameraOpen(false);
    sayNotLoaded();
  });
  const [refusal, setRefusal] = useState<PictureCheck>();
  const [isReading, setReading] = useState(false);
  const latest = useRef(0);
  const fileInput = useRef<HTMLInputElement>(null);
  // One error at a time: what the form says of the field comes later and counts.
  const problem = control['aria-errormessage'] === undefined ? refusal : undefined;
  const problemId = `${control.id}-problem`;
  // Without any other way the camera is offered even where none was found: its view says what to do.
  const byCamera = source === 'camera' || (source === 'both' && hasCamera);
  const byFile = source !== 'camera';
  const isEmpty = binding.value === '';
  const { id: _, 'aria-required': __, ...described } = control;

  useEffect(() => {
    if (byCamera) void loadCamera().catch(() => undefined);
  }, [byCamera]);

  const take = (image: string) => {
    // A file still being read comes too late.
    latest.current += 1;
    setReading(false);
    setRefusal(undefined);
    binding.set(image);
    binding.onBlur();
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { signal: stay } = currentStay();
    const turn = ++latest.current;
    setReading(true);
    setRefusal(undefined);
    const picture = await readJpeg(file);
    if (stay.aborted || turn !== latest.current) return;
    setReading(false);
    if (picture.ok) return take(picture.image);
    setRefusal(picture.problem);
    binding.clearError();
  };

  return (
    <div className={styles.passport}>
      {isEmpty ? (
        <img className={styles.guide} src={assets.passport_guide || passportGuide} alt="" />
      ) : (
        <img
          className={styles.preview}
          src={`data:image/jpeg;base64,${binding.value}`}
          alt={t('views.checkin.input_representative_view.passport_preview')}
        />
      )}
      <div className={styles.ways}>
        {byCamera ? (
          <button
            type="button"
            className={`${styles.choose} ${styles.first}`}
            name={byFile ? undefined : binding.name}
            data-action="camera"
            aria-haspopup="dialog"
            onClick={() => setCameraOpen(true)}
            {...described}
          >
            <CameraIcon />
            <span>
              {isEmpty
                ? t('views.checkin.input_representative_view.passport_take')
                : t('views.checkin.input_representative_view.passport_take_again')}
            </span>
          </button>
        ) : null}
        {byFile ? (
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
              name={binding.name}
              accept="image/jpeg"
              aria-invalid={problem !== undefined || control['aria-invalid']}
              aria-errormessage={problem === undefined ? control['aria-errormessage'] : problemId}
              onChange={(event) => {
                void read(event.target.files?.[0]);
                // The same file may be chosen again after a refusal; the input itself keeps nothing.
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
            byFile
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
