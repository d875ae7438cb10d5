import { lookUpPostcode, type PostcodeAddress } from '~/hotel/outside/postcode';

/** The addresses of a postcode; none where they cannot be had, for the guest can type the address as well. */
export const addressesOf = (
  ...question: Parameters<typeof lookUpPostcode>
): Promise<readonly PostcodeAddress[]> => lookUpPostcode(...question).catch(() => []);
