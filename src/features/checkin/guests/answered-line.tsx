import type { Guest } from '~/domain/guest';
import { languageByKana } from '~/domain/kana';
import { Button } from '~/ui/button';
import { CheckIcon } from '~/ui/icons';
import { Parts } from '~/ui/parts';
import { useTexts } from '~/ui/texts';
import styles from './answered-line.module.css';
import { type GuestFactField, useGuestFacts } from './use-guest-facts';

/** Answers that need no more attention, in a line with a tick, and the button that opens their form. */
export function AnsweredLine({
  guest,
  form,
  facts,
  mark,
  action,
  what,
  onChange,
}: {
  readonly guest: Guest;
  readonly form: 'representative' | 'companion';
  readonly facts: readonly GuestFactField[];
  /** Where the answers are from, if not from the guest. */
  readonly mark?: string;
  readonly action: string;
  /** What is answered, for the button's accessible name. */
  readonly what: string;
  readonly onChange: () => void;
}) {
  const { t } = useTexts();
  const shown = useGuestFacts(guest, form).filter(
    ({ field, value, isBlank }) => value !== undefined && !isBlank && facts.some((one) => one === field),
  );
  return (
    <div className={styles.line}>
      <CheckIcon size={28} />
      <p className={styles.answers}>
        {shown.map(({ field, value = '', parts }) => (
          <span key={field} data-fact={field} lang={languageByKana(value)}>
            {parts ? <Parts>{parts}</Parts> : value}
          </span>
        ))}
        {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
      </p>
      <Button
        action={action}
        label={t('views.checkin.guests_info_view.fix_of', { who: what })}
        onPress={onChange}
      >
        {t('views.checkin.guests_info_view.fix')}
      </Button>
    </div>
  );
}
