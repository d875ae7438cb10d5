import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidy } from '~/domain/visible';
import { remedyFor } from '~/fields/remedies';
import { personName } from '~/fields/rules';
import { useOpening } from '~/hooks/use-session';
import type { Session } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import { Tick } from '~/ui/tick';
import styles from './sign-by-name.module.css';

/** The earlier signature's name, or the representative's. */
function knownName({ signedName, guests }: Session): string {
  if (signedName !== '') return signedName;
  return [guests[0]?.lastName, guests[0]?.firstName].filter(Boolean).join(' ');
}

/** A typed name and a ticked box replace the signature of a guest who cannot sign by hand. */
export default function SignByName({
  onCancel,
  onSign,
}: {
  readonly onCancel: () => void;
  readonly onSign: (name: string) => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(useOpening(knownName));
  const [hasAgreed, setAgreed] = useState(false);
  const [showsErrors, setShowsErrors] = useState(false);
  const nameError = personName(tidy(name), true);
  const shownError = showsErrors ? nameError : undefined;
  const remedy = shownError && remedyFor(shownError, name);
  const form = useRef<HTMLFormElement>(null);
  // The dialog focuses its first control. With a known name only the tick is left, and no keyboard is needed.
  useLayoutEffect(() => {
    const [typed, tick] = form.current?.querySelectorAll('input') ?? [];
    if (typed?.value !== '') tick?.focus();
  }, []);
  const sign = () => {
    if (nameError === undefined && hasAgreed) return onSign(tidy(name));
    setShowsErrors(true);
    showFirstError();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sign();
  };
  return (
    <Dialog
      title={t('views.checkin.term_view.by_name_title')}
      onDismiss={onCancel}
      actions={
        <>
          <Button action="cancel" onPress={onCancel}>
            {t('views.checkin.term_view.by_name_cancel')}
          </Button>
          <Button action="sign" look="main" onPress={sign}>
            {t('views.checkin.term_view.by_name_button')}
          </Button>
        </>
      }
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate autoComplete="off">
        <p>{t('views.checkin.term_view.by_name_text')}</p>
        <Field
          label={t('views.checkin.term_view.by_name_field')}
          error={shownError}
          remedy={
            remedy && t(remedy.text, { label: t('views.checkin.term_view.by_name_field'), mark: remedy.mark })
          }
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="signedName"
              value={name}
              maxLength={100}
              dir="auto"
              enterKeyHint="done"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('views.checkin.term_view.by_name_agree')}
          error={showsErrors && !hasAgreed ? 'views.checkin.term_view.by_name_required' : undefined}
          required
          group
          hidesLabel
        >
          {(control) => (
            <Tick
              name="agreeSignature"
              label={t('views.checkin.term_view.by_name_agree')}
              checked={hasAgreed}
              onChange={setAgreed}
              control={control}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
