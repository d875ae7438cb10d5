import { readFileSync } from 'node:fs';
import { createDemoHotel } from '../../demo-hotel/index.ts';
import { createGateway, type Listening, listen } from '../../server/index.ts';

const SAMPLE = new URL('../../../public/data/config.json', import.meta.url);
/** The speed of the hotel's clock, for a short queue. */
const CLOCK_SPEED = 20;

interface Settings {
  readonly visibility: { readonly representative: object; readonly companion: object };
}

/** Serves the app with a demo hotel: sample settings, shortest waits, passports of guests from abroad. */
export function openSite(files: string): Promise<Listening> {
  const opened = Date.now();
  const now = () => new Date(opened + (Date.now() - opened) * CLOCK_SPEED);
  const sample: Settings = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  const { representative } = sample.visibility;
  const settings = {
    ...sample,
    wait_interval: 500,
    api: { timeout_ms: 10_000 },
    // Home stays untouched during samples, so the attract view is off; the keypad is on for any machine.
    kiosk: { attract: false, on_screen_keyboard: 'on' },
    visibility: { ...sample.visibility, representative: { ...representative, passport: 2 } },
  };
  const hotel = { kind: 'demo', hotel: createDemoHotel({ now }) } as const;
  return listen(createGateway({ files, tenant: files, config: () => settings, hotel }), { port: 0 });
}
