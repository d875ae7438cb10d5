import { lookUpPostcode, type PostcodeAddress } from '~/hotel/outside/postcode';

/** Looks up the addresses for a postcode; empty on failure, as the guest can type the address. */
export const addressesOf = (
  ...question: Parameters<typeof lookUpPostcode>
): Promise<readonly PostcodeAddress[]> => lookUpPostcode(...question).catch(() => []);
