/**
 * Which modules travel in one file, with all that they import; the first group that matches wins. Few files, because each
 * costs the tablet a request, and text compresses better in one piece. What every screen needs is in several, so that none
 * keeps a slow tablet from answering a touch. What few guests need (camera, keypad, staff panel, …) stays in files of its own.
 */
export const CHUNKS = [
  {
    name: 'first',
    // Nothing on home stops anybody from leaving it.
    test: /(node_modules\/(?!.*\/useBlocker\.js)(react|react-dom|scheduler|use-sync-external-store|zustand|i18next|react-i18next|@tanstack\/(react-router|router-core|history|store|react-store))\/|preload-helper|rolldown\/runtime|src\/app\/main\.tsx|src\/(session\/store|config\/settings|flow\/screens|flow\/payment-screens|hooks\/use-session|hooks\/use-config)\.ts)/,
  },
  // What guards and settings are written with, the fields of guests too: apart, so that neither has to run for the other.
  {
    name: 'zod',
    test: /node_modules\/zod\/|src\/(platform\/(zod|records)|domain\/(field-row|guest|guest-fields|usual-answers|visibility))\.ts/,
  },
  // A first start waits for these.
  {
    name: 'settings',
    test: /src\/config\/(common-rules|groups\/\w+|problems|read|schema|setting|takes-away|theme)\.ts/,
  },
  // What keeps every tablet going and home inviting: it needs no script of a screen.
  {
    name: 'tablet',
    test: /src\/(app\/(staff-gesture|cues|heartbeat\/|service-worker\/keep-up-to-date)|device\/kiosk|domain\/(kana|no-text)|features\/attract\/)/,
  },
  // Few hotels have words of their own on home.
  { name: 'hotel-html', test: /node_modules\/dompurify\/|src\/ui\/hotel-html/ },
  // What asks the hotel, and the rules by which a screen opens.
  { name: 'hotel', test: /src\/(app\/(services|back-guard)|flow\/guards)\.ts/ },
  // What several of the scripts below need.
  {
    name: 'journeys',
    test: /node_modules\/|src\/(?!routes\/|features\/(?!payment\/)|ui\/keypad\/)/,
    minShareCount: 2,
  },
  // The first screen of both journeys with the frame around it, its dialogs, and what shows that something went wrong.
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
