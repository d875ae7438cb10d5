import { CARD_SCRIPT } from './card-script.ts';
import { createControl } from './control/index.ts';
import { type DemoHotel, type HotelOptions, openHotel } from './open-hotel.ts';

export type { Fault, FaultKind } from './faults.ts';
export { GUESTS } from './guests.ts';
export type { DemoHotel } from './open-hotel.ts';
export type { RecordedRequest } from './recorded-requests.ts';
export type { Story } from './story.ts';
export type { Exchange, OnExchange } from './witness.ts';

export interface DemoHotelOptions extends Omit<HotelOptions, 'cardScript'> {
  /** Adds `/demo` for staff (default); the card script is always there. */
  readonly hasControl?: boolean;
  /** The control page links to `/settings/` of the same origin. */
  readonly hasSettingsPage?: boolean;
}

export function createDemoHotel(options: DemoHotelOptions = {}): DemoHotel {
  const { hasControl = true, hasSettingsPage = false, ...others } = options;
  return openHotel({ ...others, cardScript: CARD_SCRIPT }, (app, hotel, reset) => {
    if (hasControl) app.route('/', createControl(hotel, { reset, hasSettingsPage }));
  });
}
