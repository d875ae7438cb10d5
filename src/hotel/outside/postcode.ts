import { z } from '~/platform/zod';
import { askService } from '../request';
import { line, number, upTo } from '../wire';

export type PostcodeAddress = {
  readonly prefecture: string;
  readonly city: string;
  readonly subarea: string;
};

/** No postcode has seventy. */
const MOST_ADDRESSES = 200;

const answer = z.object({
  status: number,
  results: z.nullish(upTo(MOST_ADDRESSES, z.object({ address1: line, address2: line, address3: line }))),
});

/** Notes of the postal file in place of a town: remarks, lists, floors. 一円 alone is a town; 利島村一円 means a whole village. */
const NO_TOWN = /場合$|^その他$|.一円$|[、，,]|[）)〕]|^(?:地下)?[\d０-９]+階$/;
const FLOOR = /[（(]((?:地下)?[\d０-９]+階)[）)]/;
const BRACKETED = /[（(〔].*$/s;
/** A range of lots: 種市第１地割～第３地割. */
const LOTS = /第?(?<![\d０-９])[\d０-９]+地割.*[～〜~、].*$/;

/** The town of the postal file (KEN_ALL.CSV) without notes, or empty. A floor is part of the address. */
function townOf(entry: string): string {
  const town = entry.replace(FLOOR, '$1').replace(BRACKETED, '').replace(LOTS, '').trim();
  // A long note continues in other entries, which may have a comma or only its end.
  return NO_TOWN.test(town) ? '' : town;
}

/**
 * Looks up the addresses of a seven-digit postcode, each once. The status in the body counts.
 * @throws HotelError, which callers do not show: the guest can type the address
 */
export async function lookUpPostcode(
  url: string,
  zipcode: string,
  { visit, timeoutMs }: { readonly visit: AbortSignal; readonly timeoutMs: number },
): Promise<readonly PostcodeAddress[]> {
  const { status, results } = await askService(answer, {
    name: 'postcode',
    url: `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ zipcode })}`,
    timeoutMs,
    signal: visit,
  });
  if (status !== 200) return [];
  const places = (results ?? []).map(({ address1, address2, address3 }) => ({
    prefecture: address1,
    city: address2,
    subarea: townOf(address3),
  }));
  // Without notes two entries may be equal.
  return [...new Map(places.map((place) => [Object.values(place).join(), place])).values()];
}

/** Addresses of one postcode with their shortest distinct names: the town, unless city or prefecture differ. */
export function withDistinctNames(
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
