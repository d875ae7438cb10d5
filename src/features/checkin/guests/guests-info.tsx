import { useNavigate } from '@tanstack/react-router';
import { Screen } from '~/components/screen';
import { config } from '~/config/settings';
import type { Guest } from '~/domain/guest';
import { normaliseParty } from '~/fields/party';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-snapshot';
import { Button } from '~/ui/button';
import { Facts } from '~/ui/facts';
import { EditIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { companionAnchor, companionNames } from './companions';
import styles from './guests-info.module.css';
import { useGuestFacts } from './use-guest-facts';

export function GuestsInfo() {
  const { t } = useTexts();
  // Normalised here too, so that a guest who left a form by going back also sees what will be sent.
  const guests = useSnapshot((session) => normaliseParty(session.guests, session.visibilities, config()));
  const next = useNext('/checkin/guests-info');
  const names = companionNames(guests, t);
  return (
    <Screen
      path="/checkin/guests-info"
      layout="wide"
      actions={
        <Button action="main" look="main" onPress={next}>
          {t('views.checkin.guests_info_view.button')}
        </Button>
      }
    >
      <div className={styles.guests}>
        {guests.map((guest, place) => (
          // A guest's only identity is the index in the party.
          <GuestCard key={companionAnchor(place)} guest={guest} place={place} who={names[place] ?? ''} />
        ))}
      </div>
    </Screen>
  );
}

function GuestCard({
  guest,
  place,
  who,
}: {
  readonly guest: Guest;
  readonly place: number;
  readonly who: string;
}) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const facts = useGuestFacts(guest, place === 0 ? 'representative' : 'companion');
  const fix = () =>
    place === 0
      ? navigate({ to: '/checkin/input-representative', search: true })
      : navigate({ to: '/checkin/input-companions', hash: companionAnchor(place), search: true });
  return (
    <section className={styles.guest} data-guest={place}>
      <div className={styles.head}>
        <h2 className={styles.who}>{who}</h2>
        <Button
          action={place === 0 ? 'fix-representative' : `fix-companion-${place}`}
          icon={<EditIcon size={24} />}
          label={t('views.checkin.guests_info_view.fix_of', { who })}
          onPress={() => void fix()}
        >
          {t('views.checkin.guests_info_view.fix')}
        </Button>
      </div>
      <Facts facts={facts} />
      {place === 0 && guest.overseasFlug && guest.passport !== '' ? (
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
