import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { elementOf } from './elements';

/** Takes the place of `home.tsx` in the dressed page: home's own elements, of which one button answers. */
export function Home() {
  // Only as the bare page does: the words are in the elements.
  useTranslation();
  const navigate = useNavigate();
  return elementOf(__HOME__, { taps: 'checkin', onTap: () => void navigate({ to: '/checkin/search' }) });
}
