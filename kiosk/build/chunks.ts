/**
 * Which modules travel in one file, the first group that matches winning. Few files, because each costs the tablet a
 * request, and text compresses better in one piece: what home needs, what checks the settings, how each journey begins,
 * what both share, and the rest of each. What few guests need (camera, keypad, staff panel, …) stays in files of its own.
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
  // Few hotels have words of their own on home.
  { name: 'hotel-html', test: /node_modules\/dompurify\/|src\/ui\/hotel-html/ },
  // What several of the scripts below need.
  {
    name: 'journeys',
    test: /node_modules\/(?!workbox-window)|src\/(?!routes\/|features\/(?!payment\/)|ui\/keypad\/|speech\/|app\/(heartbeat|service-worker)\/)/,
    minShareCount: 2,
  },
  // What every tablet loads after home: it serves every screen, keeps the tablet going, and shows what went wrong.
  // `flow/guards` is among what is shared above.
  {
    name: 'guards',
    test: /node_modules\/workbox-window\/|src\/(app\/(services|back-guard|staff-gesture|cues|heartbeat\/|service-worker\/keep-up-to-date)|device\/kiosk\.ts|speech\/(begin|headphones|keys|voices)\.ts|components\/(back|error)-dialog|features\/idle\/|routes\/(404|common-error|reload-error|\$))/,
  },
  // The first screen of both journeys with the frame around it.
  { name: 'search', test: /src\/routes\/(checkin|checkout)\/(route|search)/ },
  {
    name: 'checkin',
    test: /src\/(routes|features)\/checkin\/(?!passport\/(passport-camera|read-passports)|agreement\/sign-by-name)/,
  },
  { name: 'checkout', test: /src\/(routes|features)\/checkout\// },
] as const;
