import type { Config } from './schema';

/** The path of every group of settings and of every setting: `wait_interval`, `kiosk.attract`. */
export type SettingPath = {
  [Group in keyof Config & string]: NonNullable<Config[Group]> extends string | number
    ? Group
    : Group | `${Group}.${keyof NonNullable<Config[Group]> & string}`;
}[keyof Config & string];

/**
 * What each setting does, for the published JSON Schema and for kiosk/docs/SETTINGS.md; `npm run docs -- settings`
 * writes both. Separate from the rules in `schema.ts`, so that a change of words does not invalidate the
 * settings that tablets have stored.
 */
export const DESCRIPTIONS: Readonly<Record<SettingPath, string>> = {
  $schema: 'Where an editor finds the schema of this file.',
  system: 'The back end that answers: paths and header names follow it.',

  api: 'Where the hotel answers.',
  'api.client_url': "The hotel API's origin; empty: the origin the app came from.",
  'api.client_allows_credentials':
    'The hotel API at `api.client_url` answers with Access-Control-Allow-Credentials: calls that change something then use connections of their own.',
  'api.point_url': "The member point service's origin (cico); empty: the origin the app came from.",
  'api.timeout_ms':
    'Deadline of every call, in ms. The gateway itself waits for the hotel for 35 seconds at most.',
  'api.authorization_client': 'Client key sent as AUTHORIZATION-CLIENT (cico).',

  facility: 'The facility this tablet stands in.',
  'facility.id': 'Facility id (legacy) or code (cico), sent as a header.',

  display: 'What is shown and which features are on.',
  'display.use_checkin_payment': 'Pre-payment by card during check-in: adds the payment screens.',
  'display.use_checkout': 'Check-out on this tablet: adds its button on home and its screens.',
  'display.use_facility_selector': 'The guest chooses the facility on the search screen.',
  'display.control_visibility': 'Levels of the form fields are loaded per facility from the hotel.',
  'display.show_num_of_children': 'Children are shown and belong to the party.',
  'display.show_num_of_others': 'Others (infants and the like) are shown and belong to the party.',
  'display.use_membership_info': 'The member profile fills in the representative.',
  'display.show_detail_reservation': 'Length of stay and room type on the reservation screen.',
  'display.search_without_spaces': 'All spaces are removed from the reservation name before the look-up.',
  'display.country_code_as_prefecture': 'For an overseas guest the country code is sent as the prefecture.',
  'display.show_top_bar': 'The bar with title and back button.',
  'display.use_phone_number_in_search': 'The look-up asks for the phone number as well.',
  'display.separate_city_and_area':
    'City and area are two fields; off: one field holds both and is sent as the city.',
  'display.show_facility_name_on_qr': 'The facility name above the QR code.',
  'display.show_already_checked_in_message': 'A hint on the search screen for guests already checked in.',
  'display.show_reservation_help': 'A link on the reservation screen that says what to do when it is wrong.',
  'display.use_full_logo': 'The logo in the top bar of home and of the error screens.',

  qr_code: 'The QR code of a finished check-in.',
  'qr_code.is_active_in_checkin': 'Check-in ends with a QR code for the front desk.',
  'qr_code.factors':
    'What the QR code holds, in order; `a||b`: the first that is not empty. A tablet of 1280 x 800 shows 331 bytes of base64 at most, in portrait 666.',

  converter: 'How text is normalised.',
  'converter.convert_single_name_to_mult':
    'Names and kana are sent in full width, those filled in from the reservation too: letters, digits and half-width kana. The screens show letters in half width.',

  visibility: 'Form fields: 0 hidden, 1 optional, 2 required. Left out: the least that the law asks for.',
  'visibility.representative': 'The first guest.',
  'visibility.companion': 'Everybody else of the party.',

  language: 'Languages.',
  'language.supported': 'Languages on offer, in order.',
  'language.default': 'The language of a fresh screen.',
  'language.auto_language_select':
    "`off`: the default; `browser`: the browser's language and a selector on home; `query`: `?lang=`.",

  wait_interval: 'Pause between two looks at the check-out queue, in ms.',
  wait_timeout_minutes: 'Longest wait in the check-out queue, in minutes.',

  card: 'Card payment.',
  'card.script_url': "Address of the card provider's script.",
  'card.script_integrity':
    "Hashes, one of which the card provider's script must have (`sha384-…`, as in an `integrity` attribute, with spaces between); empty: any will do. The gateway logs the hash to use.",
  'card.also_loads':
    "Addresses (https) from which the card provider's script loads more scripts, or which it calls; its own origin it may call anyway.",
  'card.expiry_span_years': 'How many years ahead a card may expire.',

  receipt: 'Receipts.',
  'receipt.prefill_with_representative_name': "The receipt name starts as the representative's name.",

  notices: "The hotel's own sentences: one text, or one per language.",
  'notices.checkin_attention': 'Home, below the check-in button.',
  'notices.checkout_attention': 'Home, below the check-out button.',
  'notices.additional_message': 'Home, a further sentence.',
  'notices.additional_html': 'Home, further HTML; sanitised. At most 200 KB and 5,000 tags.',
  'notices.search_attention': 'Check-in search.',
  'notices.reservation_attention': 'Reservation screen.',
  'notices.help': 'Whom a guest in need of help is to ask; empty: the front desk.',

  links: 'Links on home.',
  'links.payment_law': 'Payment Services Act notice; opened as a QR code.',
  'links.eco_discount': 'Eco discount page; opened as a QR code.',

  address_lookup: 'Postcode to address.',
  'address_lookup.url': 'The postcode service, asked with `?zipcode=`.',

  assets: 'Pictures.',
  'assets.url': 'Where `checkin.png`, `checkout.png`, `logo.svg` and `ic_success.png` are.',
  'assets.attract': 'Picture of the inviting view; empty: `checkin.png`.',
  'assets.signature_example': 'Picture of how to sign; empty: the built-in one.',
  'assets.passport_guide': 'Picture of which page of the passport is asked for; empty: the built-in one.',

  theme: 'Colours.',
  'theme.primary': 'Colour of the main button and of what is chosen.',
  'theme.accent': 'Colour of what asks for attention.',

  tracking: 'Page views.',
  'tracking.endpoint': 'Gets the page name at every change of screen; empty: nothing is sent.',

  kiosk: 'What makes the page a kiosk.',
  'kiosk.idle_timeout_s': 'Seconds without a touch until the guest is asked whether to go on.',
  'kiosk.idle_prompt_s': 'Seconds for which the question is shown before the visit ends.',
  'kiosk.completion_return_s': 'Seconds until a finished screen returns to home.',
  'kiosk.passport_source':
    'How a passport picture is taken: `camera` alone, JPEG `file` alone, or `both`, the camera first where the tablet has one.',
  'kiosk.passport_reader':
    'A document reader that types like a keyboard fills in the forms of the guests: names, gender, age and country. It needs the keyboard layout of the tablet, and no input method that composes.',
  'kiosk.on_screen_keyboard':
    "The keypad drawn in the page, in place of the system's keyboard. `auto`: on touch screens whose system has none, which is plain Linux; `on`: everywhere; `off`: nowhere, for tablets on which guests are to write kanji.",
  'kiosk.staff_pin_hash':
    'Hash of the staff PIN, made by `node dist-server/make-pin-hash.js` of six digits at least: `pbkdf2-sha256$iterations$salt$hash`, of 10,000 to 2,000,000 iterations. Empty: the staff panel stays closed.',
  'kiosk.attract':
    'An inviting view when home has not been touched for a minute: picture, clock, how to begin in every language.',
  'kiosk.sound':
    'A soft tone when a reservation was found, a check-in, payment or check-out is done, and another one when something has to be corrected or failed.',
  'kiosk.haptics':
    'The tablet, where it can, vibrates at the same moments, longer than at a touch, which it answers anyway.',
  'kiosk.help_url':
    'Address that is told when a guest calls the staff: `/help` where the gateway serves the app, which shows it at `/tablets`; gets the id of the tablet and the screen, and the token of `kiosk.heartbeat_token`; empty: guests are told whom to ask.',
  'kiosk.heartbeat_url':
    'Gets how each tablet is, and sums of what guests did on each screen, at its start and every quarter of an hour: `/heartbeat` where the gateway serves the app; empty: nothing is sent.',
  'kiosk.heartbeat_token':
    "Sent with the heartbeat as `Authorization: Bearer`, where the browser's management sets none: 16 to 200 printable ASCII characters without spaces; empty: nothing.",
};
