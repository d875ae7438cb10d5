/**
 * Groups of modules in one file, with their imports; the first match wins. Few files, since each costs a request and
 * larger texts compress better. The parts of every screen are in several, so that none keeps a slow tablet from
 * answering a touch. Parts for few guests (camera, keypad, staff panel) stay apart.
 */
export const CHUNKS = [
  {
    name: 'first',
    // Home needs neither file that is left out.
    test: /(node_modules\/(?!.*\/(useBlocker\.js|shallow\.mjs))(react|react-dom|scheduler|use-sync-external-store|zustand|i18next|react-i18next|@tanstack\/(react-router|router-core|history|store|react-store))\/|preload-helper|rolldown\/runtime|src\/app\/main\.tsx|src\/(session\/store|config\/settings|flow\/screens|flow\/payment-screens|hooks\/use-session|hooks\/use-config)\.ts)/,
  },
  // The parts of guards and settings, fields included, so that neither runs for the other.
  {
    name: 'zod',
    test: /node_modules\/zod\/|src\/(platform\/(zod|records)|domain\/(field-row|guest|guest-fields(\/\w+)?|usual-answers|visibility))\.ts/,
  },
  // A start with stored settings runs nothing that checks them, but waits for a listener's keys.
  { name: 'listening', test: /src\/domain\/listening\.ts/ },
  {
    name: 'settings',
    test: /src\/config\/(common-rules|groups\/\w+|problems|read|schema|setting|takes-away|theme)\.ts/,
  },
  // Keeps every tablet going and home inviting, without a script of a screen.
  {
    name: 'tablet',
    test: /src\/(app\/(staff-gesture|cues|stored-home|heartbeat\/|service-worker\/keep-up-to-date)|device\/kiosk|speech\/(begin|headphones|keys|voices)|domain\/(kana|no-text)|features\/attract\/)/,
  },
  // Few hotels have their own words on home.
  { name: 'hotel-html', test: /node_modules\/dompurify\/|src\/ui\/hotel-html/ },
  // The calls of the hotel, and the guards of screens.
  { name: 'hotel', test: /src\/(app\/(services|back-guard)|flow\/guards)\.ts/ },
  // Shared by several scripts below.
  {
    name: 'journeys',
    test: /node_modules\/|src\/(?!routes\/|features\/(?!payment\/)|ui\/keypad\/|speech\/)/,
    minShareCount: 2,
  },
  // The first screen of both journeys with its frame and dialogs, and the error screens.
  {
    name: 'search',
    test: /src\/(routes\/((checkin|checkout)\/(route|search)|404|common-error|reload-error|\$)|components\/(back|error)-dialog|features\/(display-settings|idle)\/)/,
  },
  {
    name: 'checkin',
    test: /src\/(routes|features)\/checkin\/(?!passport\/(passport-camera|read-passports)|agreement\/sign-by-name)/,
  },
  { name: 'checkout', test: /src\/(routes|features)\/checkout\// },
] as const;

export type ChunkName = (typeof CHUNKS)[number]['name'];
