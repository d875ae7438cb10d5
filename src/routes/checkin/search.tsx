import { createFileRoute } from '@tanstack/react-router';
import { Search } from '~/features/checkin/search';
import { resetForSearch } from '~/session/visit';

export const Route = createFileRoute('/checkin/search')({
  onEnter: resetForSearch,
  component: Search,
});
