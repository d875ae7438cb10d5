import { useWatch } from 'react-hook-form';
import type { Guest } from '~/domain/guest';
import { type Offer, offerFor } from '~/fields/offers';
import type { ShownField } from '~/fields/row';
import type { TextKey } from '~/i18n/keys';
import type { Translate } from '~/i18n/texts';
import { Button } from '~/ui/button';
import type { GuestAnswers } from './guest-answers';
import styles from './guest-fields.module.css';

const TEXTS: Readonly<Record<Offer['kind'], TextKey>> = {
  family: 'views.checkin.input_companions_view.same_family',
  kana: 'views.checkin.input_representative_view.name_in_kana',
  swap: 'views.checkin.input_representative_view.swap_names',
};

/** One touch in place of typing a name; nothing where there is none to offer. */
export function NameOffer({
  fields,
  answers,
  representative,
  t,
}: {
  readonly fields: readonly ShownField[];
  readonly answers: GuestAnswers;
  readonly representative: Guest | undefined;
  readonly t: Translate;
}) {
  const offer = useWatch({
    control: answers.form.control,
    name: answers.path,
    compute: (guest) => offerFor(fields, guest, representative),
  });
  if (!offer) return null;
  const take = () => {
    answers.take(offer.answers, offer.from);
    const { name: open } = fields.find(({ name }) => answers.guest()[name] === '') ?? {};
    // The offer may be gone, and the guest goes on with what is still to be answered.
    if (open) document.getElementsByName(answers.controlName(open))[0]?.focus();
  };
  return (
    <div className={styles.offer}>
      <Button action={`take-${offer.kind}`} look={offer.kind === 'swap' ? 'quiet' : 'second'} onPress={take}>
        {t(TEXTS[offer.kind], { name: offer.name })}
      </Button>
    </div>
  );
}
