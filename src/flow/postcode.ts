import { lookUpPostcode, type PostcodeAddress } from '~/hotel/outside/postcode';

/** Looks up the addresses for a postcode; undefined on failure, which is not mentioned: the guest can type the address. */
export const addressesOf = (
  ...question: Parameters<typeof lookUpPostcode>
): Promise<readonly PostcodeAddress[] | undefined> => lookUpPostcode(...question).catch(() => undefined);

/** The addresses of one postcode with names as short as tells them apart: their towns, unless city or prefecture differ. */
export function toldApart(
  addresses: readonly PostcodeAddress[],
): readonly { readonly address: PostcodeAddress; readonly name: string }[] {
  const isShared = (part: 'prefecture' | 'city') => new Set(addresses.map((each) => each[part])).size <= 1;
  const sharesPrefecture = isShared('prefecture');
  const sharesCity = sharesPrefecture && isShared('city');
  const nameOf = ({ prefecture, city, subarea }: PostcodeAddress) => {
    if (sharesCity && subarea !== '') return subarea;
    return sharesPrefecture ? `${city}${subarea}` : `${prefecture}${city}${subarea}`;
  };
  return addresses.map((address) => ({ address, name: nameOf(address) }));
}
