import { createFileRoute } from '@tanstack/react-router';
import { Search } from '~/features/checkout/search';
import { resetForSearch } from '~/session/visit';

export const Route = createFileRoute('/checkout/search')({
  onEnter: resetForSearch,
  component: Search,
});
