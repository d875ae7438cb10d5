import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { FLAGS as TRIED } from '../screens/support/switches';
import { configOf, fileWith, valueAt } from '../support/config';

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

describe.each(Object.entries(FLAGS))('%s', (key, standard) => {
  it(`is ${standard} where nothing is said`, () => {
    expect(valueAt(configOf(), key)).toBe(standard);
  });

  it('is what the file says, and changes nothing else', () => {
    const config = configOf(fileWith(key, !standard));
    expect(valueAt(config, key)).toBe(!standard);
    for (const [other, usual] of Object.entries(FLAGS).filter(([name]) => name !== key)) {
      expect(valueAt(config, other), other).toBe(usual);
    }
  });

  it.each(['yes', 'true', 1, 0, null])('is not %j', (wrong) => {
    const reading = readConfig(fileWith(key, wrong));
    expect(reading).toMatchObject({ ok: false, problems: [{ key }] });
  });
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

describe('QR factors', () => {
  it.each([[[]], [['prefix']], [['membership_number||reference_number', 'checkin_code']]])(
    '%j',
    (factors) => {
      expect(configOf({ qr_code: { factors } }).qr_code.factors).toEqual(factors);
    },
  );

  it.each([[['']], ['prefix'], [[1]], [null]])('%j are none', (factors) => {
    expect(readConfig({ qr_code: { factors } }).ok).toBe(false);
  });
});

describe("the card provider's script", () => {
  it.each(['', '/demo/token.js', 'https://static.mul-pay.jp/ext/js/token.js'])('%j', (script_url) => {
    expect(configOf({ card: { script_url } }).card.script_url).toBe(script_url);
  });

  it.each(['token.js', 'javascript:alert(1)', 'data:text/javascript,1', 'https://a b'])(
    '%j is no address',
    (script_url) => {
      expect(readConfig({ card: { script_url } }).ok).toBe(false);
    },
  );

  const [SHA256, SHA384] = [`sha256-${'a'.repeat(43)}=`, `sha384-${'a'.repeat(64)}`];
  it.each(['', SHA384, `${SHA256} ${SHA384}`, `sha512-${'/'.repeat(86)}==`])(
    '%j is a pin',
    (script_integrity) => {
      expect(configOf({ card: { script_integrity } }).card.script_integrity).toBe(script_integrity);
    },
  );

  it.each([
    'sha384-',
    'sha384-abc',
    `md5-${'a'.repeat(22)}==`,
    `${SHA384}=`,
    `${SHA256},${SHA384}`,
    ` ${SHA384}`,
    `${SHA384} any`,
    'a'.repeat(64),
  ])('%j is none, and no reason to let every script in', (script_integrity) => {
    expect(readConfig({ card: { script_integrity } }).ok).toBe(false);
  });

  it.each([
    [[], true],
    [['https://api.example/token', 'https://cdn.example/'], true],
    [['http://api.example/token'], false],
    [['/token'], false],
    ['https://api.example/token', false],
  ])('also loads %j: %j', (also_loads, isRight) => {
    expect(readConfig({ card: { also_loads } }).ok).toBe(isRight);
  });
});
