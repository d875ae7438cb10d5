import { useSession } from './use-session';

/** How many times as long a guest has who listens: what others see at a glance is said sentence by sentence (EN 301 549, 5.5). */
const LISTENER = 3;

/** By how much every time limit for a guest grows. */
export const usePatience = (): number => useSession(({ listening }) => (listening ? LISTENER : 1));
