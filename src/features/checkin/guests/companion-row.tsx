import type { Guest } from '~/domain/guest';
import { languageByKana } from '~/domain/kana';
import { FixButton } from './fix-button';
import styles from './guests-info.module.css';
import { useGuestFacts } from './use-guest-facts';

/** A companion in one row of the summary, as far as it fits: who it is, and everything that the hotel asks. */
export function CompanionRow({
  guest,
  place,
  who,
}: {
  readonly guest: Guest;
  readonly place: number;
  readonly who: string;
}) {
  const facts = useGuestFacts(guest, 'companion').filter(({ value }) => value !== undefined);
  return (
    <section className={styles.companion} data-guest={place}>
      <h3 className={styles.place}>{who}</h3>
      <dl className={styles.facts}>
        {facts.map(({ field, name, value = '', isBlank }) => (
          <div key={field} className={styles[field]}>
            {/* An answer says for itself what it is; a number does not, nor does one that was left out. */}
            <dt className={isBlank || field === 'age' ? styles.soft : 'hidden'}>{name}</dt>
            <dd data-field={field} className={isBlank ? styles.soft : undefined} lang={languageByKana(value)}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <FixButton place={place} who={who} />
    </section>
  );
}
