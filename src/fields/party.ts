import type { Config } from '~/config/schema';
import type { Guest } from '~/domain/guest';
import type { Visibilities } from '~/domain/visibility';
import { NAME_FIELDS } from './filling';
import { errorsOf, type FormRules, nameToSend, normaliseGuest, shownFields } from './form';
import { companionRows, representativeRows } from './guest-rows';

/** The two forms of check-in: for the first guest, and for all others. */
export type PartyForm = 'representative' | 'companions';

const formOf = (place: number): PartyForm => (place === 0 ? 'representative' : 'companions');

/** The rules of a form for the hotel's visibility levels and settings. */
export function rulesOf(
  form: PartyForm,
  visibilities: Visibilities,
  { display, converter }: Pick<Config, 'display' | 'converter'>,
): FormRules {
  const rows =
    form === 'representative' ? representativeRows(visibilities, display) : companionRows(visibilities);
  return { rows, visibilities, fullWidth: converter.convert_single_name_to_mult };
}

/** True if the hotel asks something in a form. */
export const asksIn = (
  form: PartyForm,
  visibilities: Visibilities,
  config: Pick<Config, 'display' | 'converter'>,
): boolean =>
  // Without the question about residence every guest lives in Japan.
  shownFields(rulesOf(form, visibilities, config).rows, visibilities, { overseasFlug: false }).length > 0;

/** The first form with an error in its current answers; undefined if both are complete. */
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

/** Normalises all answers: a guest can leave a form without doing so. */
export const normaliseParty = (
  guests: readonly Guest[],
  visibilities: Visibilities,
  config: Pick<Config, 'display' | 'converter'>,
): Guest[] =>
  guests.map((guest, place) => normaliseGuest(guest, rulesOf(formOf(place), visibilities, config)));

/** All answers as they are sent, names in the hotel's width. */
export const partyToSend = (
  guests: readonly Guest[],
  visibilities: Visibilities,
  config: Pick<Config, 'display' | 'converter'>,
): Guest[] =>
  normaliseParty(guests, visibilities, config).map((guest) => {
    const sent = { ...guest };
    for (const name of NAME_FIELDS) {
      sent[name] = nameToSend(guest[name], config.converter.convert_single_name_to_mult);
    }
    return sent;
  });
