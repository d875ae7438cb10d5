import type { Config } from '~/config/schema';
import type { Guest } from '~/domain/guest';
import type { Visibilities } from '~/domain/visibility';
import { companionRows } from './companion';
import { errorsOf, type FormRules, normaliseGuest } from './form';
import { representativeRows } from './representative';

/** The two forms of check-in: one for the first guest, one for everybody else. */
export type PartyForm = 'representative' | 'companions';

/** Which form asks for a guest, by place in the party. */
const formOf = (place: number): PartyForm => (place === 0 ? 'representative' : 'companions');

/** The rules of a form as the hotel and its settings want them. */
export function rulesOf(
  form: PartyForm,
  visibilities: Visibilities,
  { display, converter }: Pick<Config, 'display' | 'converter'>,
): FormRules {
  const rows =
    form === 'representative' ? representativeRows(visibilities, display) : companionRows(visibilities);
  return { rows, visibilities, fullWidth: converter.convert_single_name_to_mult };
}

/**
 * The first form that still lacks something, by what is in it and by the levels in force now; undefined where everybody's
 * answers will do.
 */
export function unfinishedForm(
  guests: readonly Guest[],
  visibilities: Visibilities,
  config: Pick<Config, 'display' | 'converter'>,
): PartyForm | undefined {
  const place = guests.findIndex(
    (guest, at) => errorsOf(guest, rulesOf(formOf(at), visibilities, config)).size > 0,
  );
  return place < 0 ? undefined : formOf(place);
}

/** Everybody's answers as they will be sent, however the guest left the forms. */
export const normaliseParty = (
  guests: readonly Guest[],
  visibilities: Visibilities,
  config: Pick<Config, 'display' | 'converter'>,
): Guest[] =>
  guests.map((guest, place) => normaliseGuest(guest, rulesOf(formOf(place), visibilities, config)));
