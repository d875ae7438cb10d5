import { HEADER_TEXT } from '~/domain/header-text';
import type { Session } from './store';

/** The parameters of a deep link that identify a person. They must not stay in the address. */
const PERSONAL = ['authorization', 'membership_number'] as const;

/**
 * Reads the personal parameters of the deep link and removes them from the address. Returns undefined if
 * there is no authorization, or one that no header can carry: every call with it would fail.
 */
export function takeDeepLink(): Session['deepLink'] {
  const address = new URL(window.location.href);
  const [authorization = '', membershipNumber = ''] = PERSONAL.map((name) =>
    address.searchParams.get(name)?.trim(),
  );
  for (const name of PERSONAL) address.searchParams.delete(name);
  if (address.href !== window.location.href) window.history.replaceState(null, '', address);
  return HEADER_TEXT.test(authorization) ? { authorization, membershipNumber } : undefined;
}
