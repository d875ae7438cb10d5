import { LANGUAGES } from '~/domain/languages';
import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS } from '~/domain/visibility';
import { z } from '~/domain/zod';
import { HEARTBEAT_TOKEN_OR_NONE } from './heartbeat-token';

/**
 * The tenant's settings, `/data/config.json`. Every key may be left out; its default stands beside it.
 * The descriptions also reach the published JSON Schema, so that an editor shows them to who writes the file.
 */

const about = (text: string) => z.describe(text);
const flag = (standard: boolean, text: string) => z._default(z.boolean().check(about(text)), standard);
const whole = (min: number, max: number, standard: number, description: string) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max), about(description)), standard);
const group = <T extends z.core.$ZodLooseShape>(shape: T, description: string) =>
  z.strictObject(shape).check(about(description));

const URL_OR_PATH = /^(https?:\/\/[^\s]+|\/[^\s]*)?$/;
const url = (description: string, standard = '') =>
  z._default(
    z
      .string()
      .check(
        z.regex(URL_OR_PATH, 'must be an http(s) address, a path that starts with /, or empty'),
        about(description),
      ),
    standard,
  );
/** Ten thousand iterations at least, ten million at most; a salt of 16 bytes or more; 32 bytes of hash. */
const PIN_HASH = /^(pbkdf2-sha256\$[1-9]\d{4,6}\$[A-Za-z0-9+/]{22,}={0,2}\$[A-Za-z0-9+/]{43}=)?$/;
const HASH = 'sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)';
/** As browsers read it, so that no slip in a pin lets every script in. */
const INTEGRITY = new RegExp(`^(${HASH}( ${HASH})*)?$`);
const webAddress = (description: string) =>
  z._default(
    z
      .string()
      .check(z.regex(/^(https:\/\/[^\s]+)?$/, 'must be an https address, or empty'), about(description)),
    '',
  );
/** HTTP header values are Latin-1; anything else could not be sent. */
const headerText = (description: string) =>
  z._default(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e\xa1-\xff]*$/, 'is sent as an HTTP header: Latin letters, digits and signs only'),
        about(description),
      ),
    '',
  );
const colour = (description: string, standard: string) =>
  z._default(
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0f5c5c'), about(description)),
    standard,
  );
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [keyof typeof LANGUAGES, ...(keyof typeof LANGUAGES)[]];
const level = z.union(
  [z.literal(0), z.literal(1), z.literal(2)],
  'must be 0 (hidden), 1 (optional) or 2 (required)',
);
const levels = <const K extends string>(fields: readonly K[]) => z.partialRecord(z.enum(fields), level);
/** A sentence for every language, or one per language. */
const localised = (description: string) =>
  z._default(
    z
      .union(
        [z.string().check(z.maxLength(5000)), z.partialRecord(z.enum(LANGUAGE_NAMES), z.string())],
        'must be a text, or a text for each language',
      )
      .check(about(description)),
    '',
  );

const display = z.prefault(
  group(
    {
      use_checkin_payment: flag(false, 'Pre-payment by card during check-in: adds the payment screens.'),
      use_checkout: flag(true, 'Check-out on this tablet: adds its button on home and its screens.'),
      use_facility_selector: flag(false, 'The guest chooses the facility on the search screen.'),
      control_visibility: flag(false, 'Levels of the form fields are loaded per facility from the hotel.'),
      show_num_of_children: flag(true, 'Children are shown and belong to the party.'),
      show_num_of_others: flag(true, 'Others (infants and the like) are shown and belong to the party.'),
      use_membership_info: flag(false, 'The member profile fills in the representative.'),
      show_detail_reservation: flag(false, 'Length of stay and room type on the reservation screen.'),
      search_without_spaces: flag(true, 'All spaces leave the reservation name before the look-up.'),
      country_code_as_prefecture: flag(false, 'An overseas guest sends the country code as prefecture.'),
      show_top_bar: flag(true, 'The bar with title and back button.'),
      use_phone_number_in_search: flag(false, 'The look-up asks for the phone number as well.'),
      separate_city_and_area: flag(
        true,
        'City and area are two fields; off: one field holds both and is sent as the city.',
      ),
      show_facility_name_on_qr: flag(false, 'The facility name above the QR code.'),
      show_already_checked_in_message: flag(
        false,
        'A hint on the search screen for guests already checked in.',
      ),
      show_reservation_help: flag(
        false,
        'A link on the reservation screen that says what to do when it is wrong.',
      ),
      use_full_logo: flag(false, 'The logo in the top bar of home and of the error screens.'),
    },
    'What is shown and which features are on.',
  ),
  {},
);

/** Every setting with its default; strict, so that a misspelt key is found. */
export const configSchema = z
  .strictObject({
    $schema: z.optional(z.string().check(about('Where an editor finds the schema of this file.'))),
    system: z._default(
      z.enum(['legacy', 'cico']).check(about('The back end that answers: paths and header names follow it.')),
      'legacy',
    ),
    api: z.prefault(
      group(
        {
          client_url: url("The hotel API's origin; empty: the origin the app came from."),
          client_allows_credentials: flag(
            false,
            'The hotel API at `api.client_url` answers with Access-Control-Allow-Credentials: calls that change something then keep connections of their own.',
          ),
          point_url: url("The member point service's origin (cico); empty: the origin the app came from."),
          timeout_ms: whole(1000, 120_000, 30_000, 'Deadline of every call, in ms.'),
          authorization_client: headerText('Client key sent as AUTHORIZATION-CLIENT (cico).'),
        },
        'Where the hotel answers.',
      ),
      {},
    ),
    facility: z.prefault(
      group(
        { id: headerText('Facility id (legacy) or code (cico), sent as a header.') },
        'The facility this tablet stands in.',
      ),
      {},
    ),
    display,
    qr_code: z.prefault(
      group(
        {
          is_active_in_checkin: flag(false, 'Check-in ends with a QR code for the front desk.'),
          factors: z._default(
            z
              .array(z.string().check(z.minLength(1)))
              .check(about('What the QR code holds, in order; a||b: first not empty.')),
            [],
          ),
        },
        'The QR code of a finished check-in.',
      ),
      {},
    ),
    converter: z.prefault(
      group(
        {
          convert_single_name_to_mult: flag(
            true,
            'Names and kana become full width: letters, digits and half-width kana.',
          ),
        },
        'How text is normalised.',
      ),
      {},
    ),
    visibility: z.optional(
      z
        .strictObject({
          representative: z.optional(levels(REPRESENTATIVE_FIELDS).check(about('The first guest.'))),
          companion: z.optional(levels(COMPANION_FIELDS).check(about('Everybody else of the party.'))),
        })
        .check(about('Form fields: 0 hidden, 1 optional, 2 required. Left out: the least the law asks.')),
    ),
    language: z.prefault(
      group(
        {
          supported: z._default(
            z.array(z.enum(LANGUAGE_NAMES)).check(z.minLength(1), about('Languages on offer, in order.')),
            ['ja'],
          ),
          default: z._default(z.enum(LANGUAGE_NAMES).check(about('The language of a fresh screen.')), 'ja'),
          auto_language_select: z._default(
            z
              .enum(['off', 'browser', 'query'])
              .check(
                about(
                  "off: the default; browser: the browser's language and a selector on home; query: ?lang=.",
                ),
              ),
            'off',
          ),
        },
        'Languages.',
      ),
      {},
    ),
    wait_interval: whole(500, 60_000, 3000, 'Pause between two looks at the check-out queue, in ms.'),
    wait_timeout_minutes: whole(1, 120, 5, 'Longest wait in the check-out queue, in minutes.'),
    card: z.prefault(
      group(
        {
          script_url: url("Address of the card provider's script."),
          script_integrity: z._default(
            z
              .string()
              .check(
                z.regex(
                  INTEGRITY,
                  'must be hashes such as sha384-…, as in an integrity attribute, with single spaces between, or empty',
                ),
                about("Hashes, one of which the card provider's script must have; empty: any will do."),
              ),
            '',
          ),
          also_loads: z._default(
            z
              .array(z.string().check(z.regex(/^https:\/\/[^\s]+$/, 'must be an https address')))
              .check(about("Addresses from which the card provider's script loads more, or which it asks.")),
            [],
          ),
          expiry_span_years: whole(1, 30, 10, 'How many years ahead a card may expire.'),
        },
        'Card payment.',
      ),
      {},
    ),
    receipt: z.prefault(
      group(
        {
          prefill_with_representative_name: flag(
            false,
            "The receipt name starts as the representative's name.",
          ),
        },
        'Receipts.',
      ),
      {},
    ),
    notices: z.prefault(
      group(
        {
          checkin_attention: localised('Home, below the check-in button.'),
          checkout_attention: localised('Home, below the check-out button.'),
          additional_message: localised('Home, a further sentence.'),
          additional_html: localised('Home, further HTML; sanitised.'),
          search_attention: localised('Check-in search.'),
          reservation_attention: localised('Reservation screen.'),
          help: localised('Whom a guest in need of help is to ask; empty: the front desk.'),
        },
        'Sentences of the house: one text, or one per language.',
      ),
      {},
    ),
    links: z.prefault(
      group(
        {
          payment_law: webAddress('Payment Services Act notice; opened as a QR code.'),
          eco_discount: webAddress('Eco discount page; opened as a QR code.'),
        },
        'Links on home.',
      ),
      {},
    ),
    address_lookup: z.prefault(
      group(
        { url: url('The postcode service, asked with ?zipcode=.', '/address/search') },
        'Postcode to address.',
      ),
      {},
    ),
    assets: z.prefault(
      group(
        {
          url: url('Where checkin.png, checkout.png, logo.svg and ic_success.png lie.', '/data'),
          attract: url('Picture of the inviting view; empty: checkin.png.'),
          signature_example: url('Picture of how to sign; empty: the built-in one.'),
          passport_guide: url('Picture of which page of the passport is asked for; empty: the built-in one.'),
        },
        'Pictures.',
      ),
      {},
    ),
    theme: z.prefault(
      group(
        {
          primary: colour('The one colour of the thing to do.', '#0f5c5c'),
          accent: colour('What asks for attention.', '#b4532a'),
        },
        'Colours.',
      ),
      {},
    ),
    tracking: z.prefault(
      group(
        { endpoint: url('Gets the page name at every change of screen; empty: nothing is sent.') },
        'Page views.',
      ),
      {},
    ),
    kiosk: z.prefault(
      group(
        {
          idle_timeout_s: whole(15, 3600, 90, 'Seconds without a touch until the guest is asked.'),
          idle_prompt_s: whole(5, 300, 20, 'Seconds the question stands before the visit ends.'),
          completion_return_s: whole(5, 600, 30, 'Seconds until a finished screen returns to home.'),
          passport_source: z._default(
            z
              .enum(['camera', 'file', 'both'])
              .check(about('How a passport picture is taken; both: by camera where there is one.')),
            'both',
          ),
          on_screen_keyboard: z._default(
            z.enum(['auto', 'on', 'off']).check(about('The keypad drawn in the page.')),
            'auto',
          ),
          staff_pin_hash: z._default(
            z
              .string()
              .check(
                z.regex(
                  PIN_HASH,
                  'must be what `npx tsx kiosk/tools/make-pin-hash.ts` prints (pbkdf2-sha256$iterations$salt$hash), or empty',
                ),
                about('Hash of the staff PIN; empty: the staff panel stays closed.'),
              ),
            '',
          ),
          attract: flag(true, 'An inviting view when home stands untouched.'),
          heartbeat_url: url(
            'Gets how each tablet is, at its start and every quarter of an hour; empty: nothing is sent.',
          ),
          heartbeat_token: z._default(
            z
              .string()
              .check(
                z.regex(
                  HEARTBEAT_TOKEN_OR_NONE,
                  'must be 16 to 200 letters, digits and signs of ASCII without spaces, or empty',
                ),
                about(
                  "Sent with it as Authorization: Bearer, where the browser's management sets none; empty: nothing.",
                ),
              ),
            '',
          ),
        },
        'What makes the page a kiosk.',
      ),
      {},
    ),
  })
  .check(
    z.refine((config) => config.kiosk.idle_prompt_s < config.kiosk.idle_timeout_s, {
      path: ['kiosk', 'idle_prompt_s'],
      error: 'must be less than kiosk.idle_timeout_s',
    }),
    z.refine((config) => config.language.supported.includes(config.language.default), {
      path: ['language', 'default'],
      error: 'must be one of language.supported',
    }),
  );

/** The settings with every default filled in. */
export type Config = z.infer<typeof configSchema>;
/** A sentence for every language, or one per language. */
export type LocalisedText = Config['notices']['additional_message'];
