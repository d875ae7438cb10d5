/**
 * Which modules travel in one file, the first group that matches winning. Few files, because each costs the tablet a
 * request, and text compresses better in one piece: what home needs, what checks the settings, how each journey begins,
 * what both share, and the rest of each. What few guests need (camera, keypad, staff panel, …) stays in files of its own.
 */
export const CHUNKS = [
  {
    name: 'first',
    // Nothing on home stops anybody from leaving it.
    test: /(node_modules\/(?!.*\/useBlocker\.js)(react|react-dom|scheduler|use-sync-external-store|zustand|@tanstack\/(react-router|router-core|history|store|react-store))\/|preload-helper|rolldown\/runtime|src\/app\/main\.tsx|src\/(session\/store|config\/settings|domain\/visibility|flow\/screens|flow\/payment-screens|hooks\/use-session|hooks\/use-config)\.ts)/,
  },
  // What guards and settings are written with: apart, so that neither has to run for the other.
  { name: 'zod', test: /node_modules\/zod\/|src\/domain\/zod(-alone)?\.ts/ },
  // A first start waits for these.
  { name: 'settings', test: /src\/config\/(defaults|read|rules|schema|theme)\.ts/ },
  { name: 'problems', test: /src\/(routes\/(404|common-error|reload-error|\$)\.tsx|features\/problem\/)/ },
  // What makes the page a kiosk as soon as home stands.
  {
    name: 'kiosk',
    test: /src\/(clock\/passed|device\/(kiosk|activity|untouched|by-finger|touch|lockdown|hold-screen|keep-storage))\.ts$/,
  },
  {
    name: 'texts',
    test: /node_modules\/(i18next|react-i18next|html-parse-stringify)\/|src\/i18n\/translator\.ts/,
  },
  // What guards and serves every screen after home; loaded once home stands.
  {
    name: 'guards',
    test: /src\/(ui\/texts|app\/(services|staff-gesture|fetch-ahead)|device\/fade|components\/(back-dialog|error-dialog)|features\/idle\/.*|flow\/admission)\.(tsx?|module\.css)$/,
  },
  // Few hotels have words of their own on home.
  { name: 'hotel-html', test: /node_modules\/dompurify\/|src\/ui\/hotel-html/ },
  // The first screen of both journeys with the frame around it, so that the first tap on home waits for nothing else.
  { name: 'search', test: /src\/(routes|features)\/(checkin|checkout)\/(route|search)/ },
  {
    name: 'journeys',
    test: /node_modules\/(?!workbox-window)|src\/(?!routes\/|features\/(?!payment\/)|ui\/keypad\/|app\/(heartbeat|service-worker)\/)/,
    minShareCount: 2,
  },
  {
    name: 'checkin',
    test: /src\/(routes|features)\/checkin\/(?!passport\/passport-camera|agreement\/sign-by-name)/,
  },
  { name: 'checkout', test: /src\/(routes|features)\/checkout\// },
] as const;
