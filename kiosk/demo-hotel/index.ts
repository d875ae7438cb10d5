import { CARD_SCRIPT } from './card-script.ts';
import { createControl } from './control/index.ts';
import { type DemoHotel, type HotelOptions, openHotel } from './open-hotel.ts';

export type { Fault, FaultKind } from './faults.ts';
export { GUESTS } from './guests.ts';
export type { DemoHotel } from './open-hotel.ts';
export type { RecordedRequest } from './recorded-requests.ts';
export type { Story } from './story.ts';
export type { Exchange, OnExchange } from './witness.ts';

/** Options of a demo hotel. */
export interface DemoHotelOptions extends Omit<HotelOptions, 'cardScript'> {
  /** Answers `/demo` with the page and the API for staff (default); the card script is there either way. */
  readonly hasControl?: boolean;
  /** A settings page is open beside this hotel, at `/settings/` of the same origin: the page for staff leads there. */
  readonly hasSettingsPage?: boolean;
}

/** Opens a demo hotel with its own state. */
export function createDemoHotel(options: DemoHotelOptions = {}): DemoHotel {
  const { hasControl = true, hasSettingsPage = false, ...others } = options;
  return openHotel({ ...others, cardScript: CARD_SCRIPT }, (app, hotel, reset) => {
    if (hasControl) app.route('/', createControl(hotel, { reset, hasSettingsPage }));
  });
}
