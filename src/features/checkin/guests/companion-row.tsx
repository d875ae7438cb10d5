import { useState } from 'react';
import type { Guest } from '~/domain/guest';
import { languageByKana } from '~/domain/kana';
import { Facts } from '~/ui/facts';
import { ChevronDownIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { companionAnchor } from './companions';
import { FixButton } from './fix-button';
import styles from './guests-info.module.css';
import { useGuestFacts } from './use-guest-facts';

/** A companion in one row of the summary, which opens to show the rest of what was entered. */
export function CompanionRow({
  guest,
  place,
  who,
}: {
  readonly guest: Guest;
  readonly place: number;
  readonly who: string;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const facts = useGuestFacts(guest, 'companion').filter(({ value }) => value !== undefined);
  const blank = t('views.checkin.guests_info_view.blank');
  // The name, or else its reading.
  const calledBy = facts.find(({ field, value }) => /name|kana/.test(field) && value !== blank);
  const others = facts.filter((fact) => fact !== calledBy);
  const words = (
    <>
      <span className={styles.place}>{who}</span>
      {calledBy ? (
        <span data-field={calledBy.field} lang={languageByKana(calledBy.value ?? '')}>
          {calledBy.value}
        </span>
      ) : null}
    </>
  );
  const id = `${companionAnchor(place)}-facts`;
  return (
    <section className={styles.companion} data-guest={place}>
      <h3>
        {others.length > 0 ? (
          <button
            type="button"
            data-action={`open-companion-${place}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{words}</span>
            <ChevronDownIcon />
          </button>
        ) : (
          <span>{words}</span>
        )}
      </h3>
      <FixButton place={place} who={who} />
      <div id={id} className={styles.facts} hidden={!isOpen}>
        <Facts facts={others} />
      </div>
    </section>
  );
}
