import { LANGUAGES } from '~/domain/languages';
import { LISTENING_ACTIONS } from '~/domain/listening';
import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS } from '~/domain/visibility';
import { HEADER_WORD_OR_NONE, HEARTBEAT_TOKEN_OR_NONE } from '~/platform/header-text';
import { z } from '~/platform/zod';
import { rule } from './problems';

/**
 * The rules for the hotel's settings, `/data/config.json`. Every key is optional and has its default here;
 * `kiosk/settings/setting-words` says what each key does. Tablets discard stored settings when a rule or a default
 * changes (`kiosk/build/schema-fingerprint.ts`).
 */

// One schema for all keys with the same rule: a slow tablet's first start waits for each that is made.
const ON = z._default(z.boolean(), true);
const OFF = z._default(z.boolean(), false);
const whole = (min: number, max: number, standard: number) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max)), standard);

const URL_OR_PATH = /^(https?:\/\/[^\s]+|\/[^\s]*)?$/;
/** Addresses and lists go into headers of the page, which servers and browsers take up to a limit only. */
const SHORT = z.maxLength(2000);
const urlOrPath = z.string().check(SHORT, z.regex(URL_OR_PATH, rule('address')));
const URL_OR_NONE = z._default(urlOrPath, '');
/** 10,000 to 2,000,000 iterations (`device/staff/pin.ts`), a salt of at least 16 bytes, and a hash of 32 bytes. */
const PIN_HASH =
  /^(pbkdf2-sha256\$(?:[1-9]\d{4,5}|1\d{6}|2000000)\$[A-Za-z0-9+/]{22,86}={0,2}\$[A-Za-z0-9+/]{43}=)?$/;
const HASH = 'sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)';
/** Stricter than browsers, which ignore an invalid `integrity` attribute and would then run any script. */
const INTEGRITY = new RegExp(`^(${HASH}( ${HASH})*)?$`);
const WEB_ADDRESS_OR_NONE = z._default(
  z.string().check(z.regex(/^(https:\/\/[^\s]+)?$/, rule('web-address-or-none'))),
  '',
);
const HEADER_WORD = z._default(z.string().check(z.regex(HEADER_WORD_OR_NONE, rule('header-text'))), '');
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, rule('colour')));
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [keyof typeof LANGUAGES, ...(keyof typeof LANGUAGES)[]];
const language = z.enum(LANGUAGE_NAMES);
/** A key's name as browsers report it: `F13`, `ArrowUp`. */
const KEY = z.string().check(z.minLength(1), z.maxLength(30));
const level = z.union([z.literal(0), z.literal(1), z.literal(2)], rule('level'));
const levels = <const K extends string>(fields: readonly K[]) => z.partialRecord(z.enum(fields), level);
/** One text for all languages, or one per language. */
const LOCALISED = z._default(
  z.union([z.string().check(z.maxLength(5000)), z.partialRecord(language, z.string())], rule('localised')),
  '',
);

const display = z.prefault(
  z.strictObject({
    use_checkin_payment: OFF,
    use_checkout: ON,
    use_facility_selector: OFF,
    control_visibility: OFF,
    show_num_of_children: ON,
    show_num_of_others: ON,
    use_membership_info: OFF,
    show_detail_reservation: OFF,
    search_without_spaces: ON,
    country_code_as_prefecture: OFF,
    show_top_bar: ON,
    use_phone_number_in_search: OFF,
    separate_city_and_area: ON,
    show_facility_name_on_qr: OFF,
    show_already_checked_in_message: OFF,
    show_reservation_help: OFF,
    use_full_logo: OFF,
  }),
  {},
);

/** JSON Schema does not show checks that compare settings. Raise this number when such a check changes. */
export const CROSS_CHECKS = 1;

/** All settings with their defaults. Strict, so that a misspelt key is reported. */
export const configSchema = z
  .strictObject({
    $schema: z.optional(z.string()),
    system: z._default(z.enum(['legacy', 'cico']), 'legacy'),
    api: z.prefault(
      z.strictObject({
        client_url: URL_OR_NONE,
        client_allows_credentials: OFF,
        point_url: URL_OR_NONE,
        timeout_ms: whole(1000, 120_000, 30_000),
        authorization_client: HEADER_WORD,
      }),
      {},
    ),
    facility: z.prefault(z.strictObject({ id: HEADER_WORD }), {}),
    display,
    qr_code: z.prefault(
      z.strictObject({
        is_active_in_checkin: OFF,
        factors: z._default(z.array(z.string().check(z.minLength(1))).check(z.maxLength(100)), []),
      }),
      {},
    ),
    converter: z.prefault(
      z.strictObject({
        convert_single_name_to_mult: ON,
      }),
      {},
    ),
    visibility: z.optional(
      z.strictObject({
        representative: z.optional(levels(REPRESENTATIVE_FIELDS)),
        companion: z.optional(levels(COMPANION_FIELDS)),
      }),
    ),
    language: z.prefault(
      z.strictObject({
        supported: z._default(z.array(language).check(z.minLength(1), z.maxLength(100)), ['ja']),
        default: z._default(language, 'ja'),
        auto_language_select: z._default(z.enum(['off', 'browser', 'query']), 'off'),
      }),
      {},
    ),
    wait_interval: whole(500, 60_000, 3000),
    wait_timeout_minutes: whole(1, 120, 5),
    card: z.prefault(
      z.strictObject({
        script_url: URL_OR_NONE,
        script_integrity: z._default(z.string().check(z.regex(INTEGRITY, rule('integrity'))), ''),
        also_loads: z._default(
          z
            .array(z.string().check(SHORT, z.regex(/^https:\/\/[^\s]+$/, rule('web-address'))))
            .check(z.maxLength(20)),
          [],
        ),
        expiry_span_years: whole(1, 30, 10),
      }),
      {},
    ),
    receipt: z.prefault(
      z.strictObject({
        prefill_with_representative_name: OFF,
      }),
      {},
    ),
    notices: z.prefault(
      z.strictObject({
        checkin_attention: LOCALISED,
        checkout_attention: LOCALISED,
        additional_message: LOCALISED,
        additional_html: LOCALISED,
        search_attention: LOCALISED,
        reservation_attention: LOCALISED,
        help: LOCALISED,
      }),
      {},
    ),
    links: z.prefault(
      z.strictObject({
        payment_law: WEB_ADDRESS_OR_NONE,
        eco_discount: WEB_ADDRESS_OR_NONE,
      }),
      {},
    ),
    address_lookup: z.prefault(z.strictObject({ url: z._default(urlOrPath, '/address/search') }), {}),
    assets: z.prefault(
      z.strictObject({
        url: z._default(urlOrPath, '/data'),
        attract: URL_OR_NONE,
        signature_example: URL_OR_NONE,
        passport_guide: URL_OR_NONE,
      }),
      {},
    ),
    theme: z.prefault(
      z.strictObject({
        primary: z._default(colour, '#0f5c5c'),
        accent: z._default(colour, '#b4532a'),
      }),
      {},
    ),
    tracking: z.prefault(z.strictObject({ endpoint: URL_OR_NONE }), {}),
    kiosk: z.prefault(
      z.strictObject({
        idle_timeout_s: whole(15, 3600, 90),
        idle_prompt_s: whole(5, 300, 20),
        completion_return_s: whole(5, 600, 30),
        passport_source: z._default(z.enum(['camera', 'file', 'both']), 'both'),
        passport_reader: OFF,
        on_screen_keyboard: z._default(z.enum(['auto', 'on', 'off']), 'auto'),
        staff_pin_hash: z._default(z.string().check(z.regex(PIN_HASH, rule('pin-hash'))), ''),
        attract: ON,
        sound: OFF,
        haptics: OFF,
        speech: ON,
        speech_keys: z._default(
          z.partialRecord(z.enum(LISTENING_ACTIONS), z.array(KEY).check(z.maxLength(10))),
          {},
        ),
        help_url: URL_OR_NONE,
        heartbeat_url: URL_OR_NONE,
        heartbeat_token: z._default(z.string().check(z.regex(HEARTBEAT_TOKEN_OR_NONE, rule('token'))), ''),
      }),
      {},
    ),
  })
  .check(
    z.check(({ value: { kiosk }, issues }) => {
      // Asked when both are in their own range.
      if (issues.length > 0 || kiosk.idle_prompt_s < kiosk.idle_timeout_s) return;
      issues.push({
        code: 'too_big',
        origin: 'number',
        message: rule('prompt-before-timeout'),
        maximum: kiosk.idle_timeout_s - 1,
        input: kiosk.idle_prompt_s,
        path: ['kiosk', 'idle_prompt_s'],
      });
    }),
    z.refine((config) => config.language.supported.includes(config.language.default), {
      path: ['language', 'default'],
      error: rule('default-supported'),
    }),
  );

/** Settings with all defaults filled in. */
export type Config = z.infer<typeof configSchema>;
/** One text for all languages, or one per language. */
export type LocalisedText = Config['notices']['additional_message'];
