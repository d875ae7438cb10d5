/**
 * Loads every script that the app loads when it is wanted. Tests let the app's time fly, and a script that the browser asks for
 * the first time would then come too late for the app's patience.
 */
import.meta.glob(
  ['/src/{components,device,features,fields,flow,hotel,ui}/**/*.{ts,tsx}', '/src/app/services.ts'],
  {
    eager: true,
  },
);
