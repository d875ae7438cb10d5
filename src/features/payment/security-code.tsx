import { type ComponentProps, useState } from 'react';
import { plainDigits } from '~/domain/digits';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import styles from './payment.module.css';

/**
 * The security code, behind dots until the guest asks to see it. Not a password to the browser, which would offer to
 * keep it.
 */
export function SecurityCode(input: ComponentProps<typeof TextInput>) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${styles.code} ${isShown ? '' : styles.masked}`}>
      <TextInput {...input} keyboard="digits" clean={plainDigits} maxLength={4} />
      <button
        type="button"
        className={styles.show}
        data-action="show-code"
        aria-pressed={isShown}
        aria-label={t('views.payment.input_card_view.show_code_spoken')}
        // The keypad stays open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        {t('views.payment.input_card_view.show_code')}
      </button>
    </div>
  );
}
