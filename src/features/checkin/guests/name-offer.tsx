import type { TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { Guest } from '~/domain/guest';
import { NAME_FIELDS } from '~/fields/filling';
import { type Offer, offerFor } from '~/fields/offers';
import type { ShownField } from '~/fields/row';
import type { TextKey } from '~/i18n/keys';
import { Button } from '~/ui/button';
import styles from './guest-fields.module.css';
import type { GuestForm } from './guest-form';

const TEXTS: Readonly<Record<Offer['kind'], TextKey>> = {
  family: 'views.checkin.input_companions_view.same_family',
  kana: 'views.checkin.input_representative_view.name_in_kana',
  swap: 'views.checkin.input_representative_view.swap_names',
};

/** One touch in place of typing a name; nothing where there is none to offer. */
export function NameOffer({
  fields,
  form,
  representative,
  t,
}: {
  readonly fields: readonly ShownField[];
  readonly form: GuestForm;
  readonly representative: Guest | undefined;
  readonly t: TFunction;
}) {
  const names = useMemo(() => NAME_FIELDS.map((name) => form.field(name)), [form]);
  // Draws the offer again when a name changes.
  useSyncExternalStore(
    (changed) => {
      const stops = names.map(({ subscribe }) => subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => names.map(({ read }) => read().value).join('\n'),
  );
  const offer = offerFor(fields, form.guest(), representative);
  if (!offer) return null;
  const take = () => {
    form.take(offer.answers, offer.from);
    const { name: open } = fields.find(({ name }) => form.guest()[name] === '') ?? {};
    // The offer may be gone, and the guest goes on with what is still to be answered.
    if (open) document.getElementsByName(form.field(open).read().name)[0]?.focus();
  };
  return (
    <div className={styles.offer}>
      <Button action={`take-${offer.kind}`} look={offer.kind === 'swap' ? 'quiet' : 'second'} onPress={take}>
        {t(TEXTS[offer.kind], { name: offer.name })}
      </Button>
    </div>
  );
}
