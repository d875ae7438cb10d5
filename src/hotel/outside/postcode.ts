import { z } from '~/domain/zod';
import { HotelError } from '~/errors/fault';
import { exchange } from '../request';
import { number } from '../wire';

/** An address for a postcode. */
export type PostcodeAddress = {
  readonly prefecture: string;
  readonly city: string;
  readonly subarea: string;
};

const answer = z.object({
  status: number,
  results: z.nullish(z.array(z.object({ address1: z.string(), address2: z.string(), address3: z.string() }))),
});

/**
 * Looks up the addresses for a seven-digit postcode; empty if there are none. The relevant status is the one
 * in the body.
 * @throws HotelError; callers do not show it, as the guest can type the address
 */
export async function lookUpPostcode(
  url: string,
  zipcode: string,
  { visit, timeoutMs }: { readonly visit: AbortSignal; readonly timeoutMs: number },
): Promise<readonly PostcodeAddress[]> {
  const name = 'postcode';
  const address = `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ zipcode })}`;
  const { json } = await exchange({ name, url: address, method: 'GET', headers: {}, timeoutMs, visit });
  const result = answer.safeParse(json);
  if (!result.success) throw new HotelError({ kind: 'invalid-format' }, name);
  if (result.data.status !== 200) return [];
  return (result.data.results ?? []).map(({ address1, address2, address3 }) => ({
    prefecture: address1,
    city: address2,
    subarea: address3,
  }));
}
