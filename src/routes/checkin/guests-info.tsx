import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import { languageByKana } from '~/domain/kana';
import { companionAnchor, companionNames } from '~/features/checkin/guests/companions';
import { useGuestFacts } from '~/features/checkin/guests/use-guest-facts';
import { asksIn, normaliseParty } from '~/fields/party';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { Parts } from '~/ui/parts';
import { EditIcon } from '~/ui/screen-icons';
import styles from './guests-info.module.css';

export const Route = createFileRoute('/checkin/guests-info')({ component: GuestsInfo });

function GuestsInfo() {
  const { t } = useTranslation();
  const config = useConfig();
  // Normalised here too: a guest who left a form by Back also sees the sent text.
  const guests = useSnapshot((session) => normaliseParty(session.guests, session.visibilities, config));
  const asks = useSnapshot(({ visibilities }) => ({
    representative: asksIn('representative', visibilities, config),
    companions: asksIn('companions', visibilities, config),
  }));
  const [representative, ...companions] = guests;
  const names = companionNames(guests, t);
  return (
    <Screen layout="wide" button={t('views.checkin.guests_info_view.button')}>
      <div className={styles.party}>
        {representative && asks.representative ? (
          <Representative guest={representative} who={names[0] ?? ''} />
        ) : null}
        {companions.length > 0 && asks.companions ? (
          <div>
            <h2 className={styles.others}>
              {t('views.checkin.guests_info_view.companions', { count: companions.length })}
            </h2>
            <div className={styles.companions}>
              {companions.map((guest, at) => (
                // The index in the party is a guest's only identity.
                <CompanionRow
                  key={companionAnchor(at + 1)}
                  guest={guest}
                  place={at + 1}
                  who={names[at + 1] ?? ''}
                />
              ))}
            </div>
          </div>
        ) : null}
      </div>
    </Screen>
  );
}

type Person = { readonly guest: Guest; readonly place: number; readonly who: string };

function Representative({ guest, who }: Omit<Person, 'place'>) {
  const { t } = useTranslation();
  return (
    <section data-guest={0}>
      <div className={styles.head}>
        <h2 className={styles.who}>{who}</h2>
        <FixButton place={0} who={who} />
      </div>
      <DescriptionList look="grid" items={useGuestFacts(guest, 'representative')} />
      {guest.overseasFlug && guest.passport !== '' ? (
        <img
          className={styles.passport}
          src={`data:image/jpeg;base64,${guest.passport}`}
          alt={t('views.checkin.input_representative_view.passport_preview')}
          data-field="passport"
        />
      ) : null}
    </section>
  );
}

/** A companion in one row of the summary, as far as it fits. */
function CompanionRow({ guest, place, who }: Person) {
  const asked = useGuestFacts(guest, 'companion').filter(({ value }) => value !== undefined);
  // Answers come first: they tell the guest whose row it is.
  const facts = [...asked.filter(({ isBlank }) => !isBlank), ...asked.filter(({ isBlank }) => isBlank)];
  return (
    <section className={styles.companion} data-guest={place}>
      <h3 className={styles.place}>{who}</h3>
      <dl className={styles.facts}>
        {facts.map(({ field, name, value = '', isBlank, parts }) => (
          <div key={field} className={styles[field]}>
            {/* Most answers explain themselves; an age or a missing answer does not. */}
            <dt className={isBlank || field === 'age' ? styles.soft : 'hidden'}>{name}</dt>
            <dd data-field={field} className={isBlank ? styles.soft : undefined} lang={languageByKana(value)}>
              {parts ? <Parts>{parts}</Parts> : value}
            </dd>
          </div>
        ))}
      </dl>
      <FixButton place={place} who={who} />
    </section>
  );
}

function FixButton({ place, who }: Omit<Person, 'guest'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const fix = () =>
    place === 0
      ? navigate({ to: '/checkin/input-representative', search: true })
      : navigate({ to: '/checkin/input-companions', hash: companionAnchor(place), search: true });
  return (
    <Button
      action={place === 0 ? 'fix-representative' : `fix-companion-${place}`}
      icon={place === 0 ? <EditIcon size={24} /> : undefined}
      label={t('views.checkin.guests_info_view.fix_of', { who })}
      onPress={() => void fix()}
    >
      {t('views.checkin.guests_info_view.fix')}
    </Button>
  );
}
