import { LANGUAGES } from '~/domain/languages';
import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS } from '~/domain/visibility';
import { z } from '~/domain/zod';
import { HEARTBEAT_TOKEN_OR_NONE } from './heartbeat-token';
import { rule } from './rules';

/**
 * The rules for the hotel's settings, `/data/config.json`. Every key is optional and has its default here;
 * `descriptions.ts` says what each key does. A change of the code in this file makes tablets discard the
 * settings they have stored.
 */

const flag = (standard: boolean) => z._default(z.boolean(), standard);
const whole = (min: number, max: number, standard: number) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max)), standard);

const URL_OR_PATH = /^(https?:\/\/[^\s]+|\/[^\s]*)?$/;
const url = (standard = '') => z._default(z.string().check(z.regex(URL_OR_PATH, rule('address'))), standard);
/** 10,000 to 9,999,999 iterations, a salt of at least 16 bytes, and a hash of 32 bytes. */
const PIN_HASH = /^(pbkdf2-sha256\$[1-9]\d{4,6}\$[A-Za-z0-9+/]{22,}={0,2}\$[A-Za-z0-9+/]{43}=)?$/;
const HASH = 'sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)';
/** Stricter than browsers, which ignore an invalid `integrity` attribute and would then run any script. */
const INTEGRITY = new RegExp(`^(${HASH}( ${HASH})*)?$`);
const webAddress = () =>
  z._default(z.string().check(z.regex(/^(https:\/\/[^\s]+)?$/, rule('web-address-or-none'))), '');
/** HTTP header values are Latin-1; other characters cannot be sent. */
const headerText = () =>
  z._default(z.string().check(z.regex(/^[\x21-\x7e\xa1-\xff]*$/, rule('header-text'))), '');
const colour = (standard: string) =>
  z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, rule('colour'))), standard);
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [keyof typeof LANGUAGES, ...(keyof typeof LANGUAGES)[]];
const level = z.union([z.literal(0), z.literal(1), z.literal(2)], rule('level'));
const levels = <const K extends string>(fields: readonly K[]) => z.partialRecord(z.enum(fields), level);
/** One text for all languages, or one per language. */
const localised = () =>
  z._default(
    z.union(
      [z.string().check(z.maxLength(5000)), z.partialRecord(z.enum(LANGUAGE_NAMES), z.string())],
      rule('localised'),
    ),
    '',
  );

const display = z.prefault(
  z.strictObject({
    use_checkin_payment: flag(false),
    use_checkout: flag(true),
    use_facility_selector: flag(false),
    control_visibility: flag(false),
    show_num_of_children: flag(true),
    show_num_of_others: flag(true),
    use_membership_info: flag(false),
    show_detail_reservation: flag(false),
    search_without_spaces: flag(true),
    country_code_as_prefecture: flag(false),
    show_top_bar: flag(true),
    use_phone_number_in_search: flag(false),
    separate_city_and_area: flag(true),
    show_facility_name_on_qr: flag(false),
    show_already_checked_in_message: flag(false),
    show_reservation_help: flag(false),
    use_full_logo: flag(false),
  }),
  {},
);

/** All settings with their defaults. Strict, so that a misspelt key is reported. */
export const configSchema = z
  .strictObject({
    $schema: z.optional(z.string()),
    system: z._default(z.enum(['legacy', 'cico']), 'legacy'),
    api: z.prefault(
      z.strictObject({
        client_url: url(),
        client_allows_credentials: flag(false),
        point_url: url(),
        timeout_ms: whole(1000, 120_000, 30_000),
        authorization_client: headerText(),
      }),
      {},
    ),
    facility: z.prefault(z.strictObject({ id: headerText() }), {}),
    display,
    qr_code: z.prefault(
      z.strictObject({
        is_active_in_checkin: flag(false),
        factors: z._default(z.array(z.string().check(z.minLength(1))), []),
      }),
      {},
    ),
    converter: z.prefault(
      z.strictObject({
        convert_single_name_to_mult: flag(true),
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
        supported: z._default(z.array(z.enum(LANGUAGE_NAMES)).check(z.minLength(1)), ['ja']),
        default: z._default(z.enum(LANGUAGE_NAMES), 'ja'),
        auto_language_select: z._default(z.enum(['off', 'browser', 'query']), 'off'),
      }),
      {},
    ),
    wait_interval: whole(500, 60_000, 3000),
    wait_timeout_minutes: whole(1, 120, 5),
    card: z.prefault(
      z.strictObject({
        script_url: url(),
        script_integrity: z._default(z.string().check(z.regex(INTEGRITY, rule('integrity'))), ''),
        also_loads: z._default(
          z.array(z.string().check(z.regex(/^https:\/\/[^\s]+$/, rule('web-address')))),
          [],
        ),
        expiry_span_years: whole(1, 30, 10),
      }),
      {},
    ),
    receipt: z.prefault(
      z.strictObject({
        prefill_with_representative_name: flag(false),
      }),
      {},
    ),
    notices: z.prefault(
      z.strictObject({
        checkin_attention: localised(),
        checkout_attention: localised(),
        additional_message: localised(),
        additional_html: localised(),
        search_attention: localised(),
        reservation_attention: localised(),
        help: localised(),
      }),
      {},
    ),
    links: z.prefault(
      z.strictObject({
        payment_law: webAddress(),
        eco_discount: webAddress(),
      }),
      {},
    ),
    address_lookup: z.prefault(z.strictObject({ url: url('/address/search') }), {}),
    assets: z.prefault(
      z.strictObject({
        url: url('/data'),
        attract: url(),
        signature_example: url(),
        passport_guide: url(),
      }),
      {},
    ),
    theme: z.prefault(
      z.strictObject({
        primary: colour('#0f5c5c'),
        accent: colour('#b4532a'),
      }),
      {},
    ),
    tracking: z.prefault(z.strictObject({ endpoint: url() }), {}),
    kiosk: z.prefault(
      z.strictObject({
        idle_timeout_s: whole(15, 3600, 90),
        idle_prompt_s: whole(5, 300, 20),
        completion_return_s: whole(5, 600, 30),
        passport_source: z._default(z.enum(['camera', 'file', 'both']), 'both'),
        on_screen_keyboard: z._default(z.enum(['auto', 'on', 'off']), 'auto'),
        staff_pin_hash: z._default(z.string().check(z.regex(PIN_HASH, rule('pin-hash'))), ''),
        attract: flag(true),
        sound: flag(false),
        haptics: flag(false),
        help_url: url(),
        heartbeat_url: url(),
        heartbeat_token: z._default(z.string().check(z.regex(HEARTBEAT_TOKEN_OR_NONE, rule('token'))), ''),
      }),
      {},
    ),
  })
  .check(
    z.refine((config) => config.kiosk.idle_prompt_s < config.kiosk.idle_timeout_s, {
      path: ['kiosk', 'idle_prompt_s'],
      error: rule('prompt-before-timeout'),
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
