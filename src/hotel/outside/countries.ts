import { z } from '~/platform/zod';
import { askService } from '../request';
import { line, upTo } from '../wire';

const COUNTRIES_PATH = '/data/database/countries.json';

/** There are some 250. */
const MOST_COUNTRIES = 1000;

const countries = upTo(MOST_COUNTRIES, z.object({ value: line, title: line, detailTitle: line })).check(
  z.minLength(1),
);

/** ISO 3166-1 alpha-2 code, Japanese name, and name with calling code, such as 日本 (+81). */
export type Country = z.infer<typeof countries>[number];

/** Loads the app's list of countries, sorted by `detailTitle` for a Japanese reader. @throws HotelError */
export async function loadCountries(timeoutMs: number, signal: AbortSignal): Promise<readonly Country[]> {
  const list = await askService(countries, { name: 'countries', url: COUNTRIES_PATH, timeoutMs, signal });
  const { compare } = new Intl.Collator('ja');
  return list.sort((a, b) => compare(a.detailTitle, b.detailTitle));
}
