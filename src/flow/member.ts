import type { Config } from '~/config/schema';
import { config } from '~/config/settings';
import type { MemberProfile } from '~/domain/member';
import { isBlank } from '~/domain/visible';
import { dialectOf } from '~/hotel/dialects';
import type { Hotel } from '~/hotel/hotel';
import { currentLanguage } from '~/i18n/texts';
import { type Session, session } from '~/session/store';
import { currentVisit } from '~/session/visit';

export const memberKnownBy = (config: Config) => dialectOf(config).memberService.knownBy;

/** True if the member can be looked up: an outside service needs the number in the deep link. */
export const hasMemberService = (config: Config, { deepLink }: Session): boolean =>
  config.display.use_membership_info &&
  (memberKnownBy(config) === 'token' || !isBlank(deepLink?.membershipNumber ?? ''));

/** Asks the member service for the profile; empty for an unknown guest. */
export async function askMember(hotel: Hotel): Promise<MemberProfile> {
  const { memberService: service } = dialectOf(config());
  if (service.knownBy === 'token') return service.ask(hotel);
  const { deepLink } = session();
  if (!deepLink) return {};
  const { api } = config();
  return service.ask({
    origin: api.point_url.replace(/\/$/, ''),
    membershipNumber: deepLink.membershipNumber,
    authorization: deepLink.authorization,
    language: currentLanguage(),
    timeoutMs: api.timeout_ms,
    visit: currentVisit().signal,
  });
}
