import { config } from '~/config/settings';
import { FACILITIES } from '../../../kiosk/demo-hotel/facilities';
import { defaultLevels } from '../../../kiosk/guest/levels';

/** Asked of residents of Japan alone. */
const DOMESTIC: ReadonlySet<string> = new Set(['zip_code', 'prefecture', 'city', 'subarea']);

type Levels = Readonly<Record<string, number>>;

/** A check-in's missing fields, by the hotel's settings and facility. */
export function missingIn(form: Readonly<Record<string, string>>, hasPassport: boolean): readonly string[] {
  const [representative = {}, ...companions]: Record<string, unknown>[] = JSON.parse(form.guest_info ?? '[]');
  const isOverseas = representative.overseas_flg === true;
  const missing: string[] = [];
  for (const field of needed('representative')) {
    if (field === 'overseas') continue;
    if (field === 'passport') {
      if (isOverseas && !hasPassport) missing.push('a guest from abroad without passport');
    } else if (!(isOverseas && DOMESTIC.has(field)) && isEmpty(representative[field]))
      missing.push(`a representative without ${field}`);
  }
  for (const companion of companions)
    for (const field of needed('companion'))
      if (isEmpty(companion[field])) missing.push(`a companion without ${field}`);
  return missing;
}

function needed(who: 'representative' | 'companion'): readonly string[] {
  const { display, visibility, facility } = config();
  const own = FACILITIES.find(({ id, code }) => id === facility.id || code === facility.id)?.visibilities;
  const levels: Levels = {
    ...defaultLevels(who),
    ...visibility?.[who],
    ...(display.control_visibility ? own?.[who] : undefined),
  };
  return Object.keys(levels).filter((field) => levels[field] === 2);
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;
