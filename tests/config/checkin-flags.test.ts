import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { FLAGS as TRIED } from '../screens/support/switches';
import { configOf, fileWith, problemKeys, valueAt } from '../support/config';

/** The switches of check-in, each with its default. */
const FLAGS = {
  'display.use_checkin_payment': false,
  'qr_code.is_active_in_checkin': false,
  'display.use_facility_selector': false,
  'display.control_visibility': false,
  'display.show_num_of_children': true,
  'display.show_num_of_others': true,
  'display.use_membership_info': false,
  'display.show_detail_reservation': false,
  'display.search_without_spaces': true,
  'display.country_code_as_prefecture': false,
  'display.use_phone_number_in_search': false,
  'display.separate_city_and_area': true,
  'display.show_facility_name_on_qr': false,
  'display.show_already_checked_in_message': false,
  'display.show_reservation_help': false,
  'converter.convert_single_name_to_mult': true,
  'receipt.prefill_with_representative_name': false,
} as const;

it.each(Object.entries(FLAGS))('%s: %s where nothing is said, else what the file says', (key, standard) => {
  expect(valueAt(configOf(), key)).toBe(standard);
  const config = configOf(fileWith(key, !standard));
  expect(valueAt(config, key)).toBe(!standard);
  for (const [other, usual] of Object.entries(FLAGS).filter(([name]) => name !== key))
    expect(valueAt(config, other), other).toBe(usual);
  for (const wrong of ['yes', 'true', 1, 0, null])
    expect(problemKeys(readConfig(fileWith(key, wrong))), String(wrong)).toEqual([key]);
});

/** The switches of `display` on which check-in does not hang. */
const OTHERS = ['display.use_checkout', 'display.show_top_bar', 'display.use_full_logo'];

describe('the switches of check-in', () => {
  it('are all of `display` but those named here', () => {
    const switches = Object.keys(configOf().display).map((key) => `display.${key}`);
    const known = [...Object.keys(FLAGS), ...OTHERS].filter((key) => key.startsWith('display.'));
    expect(switches.toSorted()).toEqual(known.toSorted());
  });

  it('are those that the tests of screens try in pairs', () => {
    const tried = Object.values(TRIED).map((path) => path.join('.'));
    expect(tried.toSorted()).toEqual(Object.keys(FLAGS).toSorted());
  });
});
