import { expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { configOf, fileWith, problemKeys, SWITCHES, valueAt } from '../support/config';

/** The specification's defaults, the attract view, the tones of a call, and speech. */
const ON = [
  'display.use_checkout',
  'display.show_num_of_children',
  'display.show_num_of_others',
  'display.search_without_spaces',
  'display.show_top_bar',
  'display.separate_city_and_area',
  'converter.convert_single_name_to_mult',
  'kiosk.attract',
  'kiosk.call_tones',
  'kiosk.speech',
];

it('by default these switches are on, and all others off', () =>
  expect(SWITCHES.filter((key) => valueAt(configOf(), key))).toEqual(ON));

it.each(SWITCHES)('%s is what the file says, and changes no other', (key) => {
  const standard = configOf();
  const changed = configOf(fileWith(key, !valueAt(standard, key)));
  expect(SWITCHES.filter((other) => valueAt(changed, other) !== valueAt(standard, other))).toEqual([key]);
  for (const wrong of ['yes', 'true', 1, 0, null])
    expect(problemKeys(readConfig(fileWith(key, wrong))), String(wrong)).toEqual([key]);
});
