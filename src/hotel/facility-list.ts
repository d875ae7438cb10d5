import { HEADER_TEXT } from '~/domain/header-text';
import { isBlank } from '~/domain/visible';
import { z } from '~/domain/zod';
import type { Facility } from './dialect-wire';
import { upTo } from './wire';

/**
 * Schema of a list of facilities, as far as a guest can choose from it: every later call carries the chosen id in a header,
 * and the guest goes by the name. A list with nothing to choose from is invalid.
 */
export const facilityList = (entry: z.core.$ZodType<Facility>) =>
  z.pipe(
    z.object({ facilities: upTo(2000, entry) }),
    z.transform(({ facilities }, context): readonly Facility[] => {
      const offered = new Map<string, Facility>();
      for (const facility of facilities) {
        const canBeChosen = HEADER_TEXT.test(facility.id) && !isBlank(facility.name);
        if (canBeChosen && !offered.has(facility.id)) offered.set(facility.id, facility);
      }
      if (offered.size < facilities.length)
        console.warn(`Facilities that are not offered: ${facilities.length - offered.size}`);
      if (offered.size === 0)
        context.issues.push({ code: 'custom', message: 'has nothing to choose from', input: facilities });
      return [...offered.values()];
    }),
  );
