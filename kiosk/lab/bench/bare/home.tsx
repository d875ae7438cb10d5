import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** One button. */
export function Home() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="/">
      <h1>{t('app.name')}</h1>
      <button
        type="button"
        className="button"
        data-action="checkin"
        onClick={() => void navigate({ to: '/checkin/search' })}
      >
        {t('views.home_view.checkin')}
      </button>
    </main>
  );
}
