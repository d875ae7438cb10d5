import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '~/components/form-field';
import { HOME_STAY } from '~/domain/field-row';
import type { UsualAnswer } from '~/fields/form';
import chips from '~/ui/chips.module.css';
import type { ControlProps } from '~/ui/field';
import { TextInput } from '~/ui/text-input';
import styles from './usual-answers.module.css';

const OTHER = 'other';

/** Usual answers to a question as buttons, and a text field for another one. */
export function UsualAnswers({
  field,
  control,
  label,
  usual,
  maxLength,
}: {
  readonly field: FieldOfForm;
  readonly control: ControlProps;
  readonly label: string;
  readonly usual: readonly UsualAnswer[];
  readonly maxLength: number;
}) {
  const { t } = useTranslation();
  const { name, value, onChange, onBlur } = field;
  const answers = usual.map((one) => ({ value: one.value ?? t(one.label), label: t(one.label) }));
  const isUsual = answers.some((answer) => answer.value === value);
  const [isOther, setOther] = useState(value !== '' && !isUsual);
  // The register has its own word for "home"; other languages show a translation.
  const home = t('views.checkin.input_representative_view.home_stay');
  const { id, 'aria-required': _, ...described } = control;
  const choose = (chosen: string) => {
    setOther(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <>
      <div className={chips.chips}>
        {[...answers, { value: OTHER, label: t('views.checkin.input_representative_view.other_answer') }].map(
          (answer, at) => (
            <label key={answer.value} className={`${chips.chip} ${styles.chip}`}>
              <input
                id={at === 0 ? id : undefined}
                type="radio"
                name={`${name}-choice`}
                value={answer.value}
                checked={isOther ? answer.value === OTHER : answer.value === value}
                data-opens-text={answer.value === OTHER || undefined}
                onChange={() => choose(answer.value)}
                {...(isOther ? {} : described)}
              />
              {answer.label}
            </label>
          ),
        )}
      </div>
      {isOther ? (
        <TextInput
          name={name}
          value={value === HOME_STAY ? home : value}
          onChange={({ target }) => onChange(target.value === home ? HOME_STAY : target.value)}
          onBlur={onBlur}
          aria-label={label}
          aria-required={control['aria-required']}
          {...described}
          maxLength={maxLength}
          dir="auto"
          autoFocus={value === ''}
        />
      ) : null}
    </>
  );
}
