/** Loads every lazy script ahead: in leaping time a first request would exceed the app's patience. */
import.meta.glob(
  ['/src/{components,device,features,fields,flow,hotel,ui}/**/*.{ts,tsx}', '/src/app/services.ts'],
  {
    eager: true,
  },
);
