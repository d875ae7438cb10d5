import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Guest } from '~/domain/guest';
import type { GuestsForm, ShownField } from '~/fields/form';
import { familyOffer, nameOffer, type Offer } from '~/fields/offers';
import type { TextKey } from '~/i18n/keys';
import { Button } from '~/ui/button';
import { useNeedsKeypad } from '~/ui/keypad/needs-keypad';
import { WithName } from '~/ui/parts';
import styles from './guest-fields.module.css';
import type { FieldsOfGuest, GuestAnswers } from './guests-form';

const TEXTS: Readonly<Record<Offer['kind'], TextKey>> = {
  kana: 'views.checkin.input_representative_view.name_in_kana',
  swap: 'views.checkin.input_representative_view.swap_names',
};

/** Names the valid letters of a name, if the keypad lacks some. */
export function NameHint({ fields }: Pick<FieldsOfGuest, 'fields'>) {
  const { t } = useTranslation();
  const isAsked = fields.some(({ control }) => control.kind === 'name');
  return useNeedsKeypad() && isAsked ? (
    <p className={styles.hint}>{t('views.checkin.input_representative_view.name_letters')}</p>
  ) : null;
}

/** One touch in place of typing the representative's name; nothing without an offer. */
export function NameOffer({ fields, answers }: FieldsOfGuest) {
  const { t } = useTranslation();
  const offer = useWatch({
    control: answers.form.control,
    name: answers.path,
    compute: (guest) => nameOffer(fields, guest),
  });
  if (!offer) return null;
  const take = () => {
    answers.take(offer.answers, offer.from);
    focusOpen(fields, answers);
  };
  return (
    <div className={styles.offer}>
      <Button action={`take-${offer.kind}`} look={offer.kind === 'swap' ? 'quiet' : 'second'} onPress={take}>
        <WithName name={offer.name} say={(name) => t(TEXTS[offer.kind], { name })} />
      </Button>
    </div>
  );
}

/** One touch gives all companions without a name the representative's family name. */
export function FamilyOffer({
  form,
  fields,
  companions,
  representative,
}: {
  readonly form: UseFormReturn<GuestsForm>;
  readonly fields: readonly ShownField[];
  readonly companions: readonly GuestAnswers[];
  readonly representative: Guest;
}) {
  const { t } = useTranslation();
  const name = useWatch({
    control: form.control,
    name: 'guests',
    compute: (guests) =>
      guests.map((guest) => familyOffer(representative, fields, guest)).find(Boolean)?.name,
  });
  if (name === undefined) return null;
  const take = () => {
    const open = companions.flatMap((one) => {
      const offer = familyOffer(representative, fields, one.guest());
      return offer ? [{ one, offer }] : [];
    });
    for (const { one, offer } of open) one.take(offer.answers, 'guest');
    if (open[0]) focusOpen(fields, open[0].one);
  };
  return (
    <div className={styles.family}>
      <Button action="take-family" onPress={take}>
        <WithName
          name={name}
          say={(said) =>
            t(
              companions.length === 1
                ? 'views.checkin.input_companions_view.same_family'
                : 'views.checkin.input_companions_view.same_family_all',
              { name: said },
            )
          }
        />
      </Button>
    </div>
  );
}

/** The offer may be gone, so the focus moves to the next open field. */
function focusOpen(fields: readonly ShownField[], answers: GuestAnswers): void {
  const { name: open } = fields.find(({ name }) => answers.guest()[name] === '') ?? {};
  if (open) document.getElementsByName(answers.controlName(open))[0]?.focus();
}
