import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_MB, type PictureProblem, readJpeg } from '~/device/jpeg';
import type { TextKey } from '~/i18n/keys';
import { currentVisit, isCurrent } from '~/session/visit';
import passportGuide from '~/ui/art/passport-guide.svg';
import type { ControlProps } from '~/ui/field';
import { AlertIcon, FileIcon } from '~/ui/screen-icons';
import type { FieldBinding } from './-guest-fields';
import styles from './-passport-input.module.css';

const PROBLEMS: Readonly<Record<PictureProblem, TextKey>> = {
  'not-jpeg': 'views.checkin.input_representative_view.passport_not_jpeg',
  'too-big': 'views.checkin.input_representative_view.passport_too_big',
  broken: 'views.checkin.input_representative_view.passport_broken',
};

/** The passport's photo page as a JPEG file. A file that will not do is refused and the former one kept. */
export function PassportInput({
  binding,
  control,
}: {
  readonly binding: FieldBinding;
  readonly control: ControlProps;
}) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<PictureProblem>();
  const [isReading, setReading] = useState(false);
  const latest = useRef(0);
  // One error at a time: what the form says of the field comes later and counts.
  const problem = control['aria-errormessage'] === undefined ? refusal : undefined;
  const problemId = `${control.id}-problem`;

  const read = async (file: File | undefined) => {
    if (!file) return;
    const visit = currentVisit();
    const turn = ++latest.current;
    setReading(true);
    setRefusal(undefined);
    const picture = await readJpeg(file);
    if (!isCurrent(visit) || turn !== latest.current) return;
    setReading(false);
    if (!picture.ok) {
      setRefusal(picture.problem);
      binding.forgive();
      return;
    }
    binding.set(picture.image);
    binding.leave();
  };

  return (
    <div className={styles.passport}>
      {binding.value === '' ? (
        <img className={styles.guide} src={passportGuide} alt="" />
      ) : (
        <img
          className={styles.preview}
          src={`data:image/jpeg;base64,${binding.value}`}
          alt={t('views.checkin.input_representative_view.passport_preview')}
        />
      )}
      <label className={styles.choose}>
        <FileIcon />
        <span>
          {isReading
            ? t('views.checkin.input_representative_view.passport_reading')
            : binding.value === ''
              ? t('views.checkin.input_representative_view.passport_choose')
              : t('views.checkin.input_representative_view.passport_again')}
        </span>
        <input
          {...control}
          type="file"
          name={binding.inputName}
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
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className={styles.problem}>
          <AlertIcon size={22} />
          <span>{t(PROBLEMS[problem], { max: LARGEST_MB })}</span>
        </p>
      )}
    </div>
  );
}
