import { lookUpPostcode, type PostcodeAddress } from '~/hotel/outside/postcode';

/** Looks up the addresses for a postcode; undefined on failure, which is not mentioned: the guest can type the address. */
export const addressesOf = (
  ...question: Parameters<typeof lookUpPostcode>
): Promise<readonly PostcodeAddress[] | undefined> => lookUpPostcode(...question).catch(() => undefined);
