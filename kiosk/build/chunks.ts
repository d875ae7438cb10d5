/**
 * Groups of modules in one file; the first match wins. Few files, since each costs a request and larger texts
 * compress better: home, checking of settings, the start of each journey, shared parts, the rest. Parts for few
 * guests (camera, keypad, staff panel) stay apart.
 */
export const CHUNKS = [
  {
    name: 'first',
    // Nobody is kept from leaving home.
    test: /(node_modules\/(?!.*\/useBlocker\.js)(react|react-dom|scheduler|use-sync-external-store|zustand|i18next|react-i18next|@tanstack\/(react-router|router-core|history|store|react-store))\/|preload-helper|rolldown\/runtime|src\/app\/main\.tsx|src\/(session\/store|config\/settings|flow\/screens|flow\/payment-screens|hooks\/use-session|hooks\/use-config)\.ts)/,
  },
  // The parts of guards and settings, fields included, so that neither runs for the other.
  {
    name: 'zod',
    test: /node_modules\/zod\/|src\/(platform\/(zod|records)|domain\/(field-row|guest|guest-fields|usual-answers|visibility))\.ts/,
  },
  {
    name: 'settings',
    test: /src\/config\/(common-rules|groups\/\w+|problems|read|schema|setting|takes-away|theme)\.ts/,
  },
  // Few hotels have their own words on home.
  { name: 'hotel-html', test: /node_modules\/dompurify\/|src\/ui\/hotel-html/ },
  // Shared by several scripts below.
  {
    name: 'journeys',
    test: /node_modules\/(?!workbox-window)|src\/(?!routes\/|features\/(?!payment\/)|ui\/keypad\/|app\/(heartbeat|service-worker)\/)/,
    minShareCount: 2,
  },
  // For every tablet after home: every screen, upkeep and failures. `flow/guards` is shared above.
  {
    name: 'guards',
    test: /node_modules\/workbox-window\/|src\/(app\/(services|back-guard|staff-gesture|cues|heartbeat\/|service-worker\/keep-up-to-date)|device\/kiosk\.ts|components\/(back|error)-dialog|features\/idle\/|routes\/(404|common-error|reload-error|\$))/,
  },
  // The first screen of both journeys with its frame.
  { name: 'search', test: /src\/routes\/(checkin|checkout)\/(route|search)/ },
  {
    name: 'checkin',
    test: /src\/(routes|features)\/checkin\/(?!passport\/(passport-camera|read-passports)|agreement\/sign-by-name)/,
  },
  { name: 'checkout', test: /src\/(routes|features)\/checkout\// },
] as const;
