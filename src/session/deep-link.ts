import type { Session } from './store';

/** The parameters of a deep link that name a person; they may neither stay in the address nor be carried over. */
const PERSONAL = ['authorization', 'membership_number'] as const;

/** Reads what the guest's deep link brought, once, and removes it from the address. */
export function takeDeepLink(): Session['deepLink'] {
  const address = new URL(window.location.href);
  const [authorization, membershipNumber] = PERSONAL.map((name) => address.searchParams.get(name) ?? '');
  for (const name of PERSONAL) address.searchParams.delete(name);
  if (address.href !== window.location.href) window.history.replaceState(null, '', address);
  return authorization ? { authorization, membershipNumber: membershipNumber ?? '' } : undefined;
}
