import type { PostcodeAddress } from '~/hotel/outside/postcode';

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
