import { useNavigate } from '@tanstack/react-router';
import { Button } from '~/ui/button';
import { EditIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { companionAnchor } from './companions';

/** Leads from the summary back to the form of one guest, by index in the party. */
export function FixButton({ place, who }: { readonly place: number; readonly who: string }) {
  const { t } = useTexts();
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
