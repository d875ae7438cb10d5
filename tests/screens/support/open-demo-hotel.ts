import { expect, onTestFinished } from 'vitest';
import { GUESTS } from '../../../kiosk/demo-hotel/guests';
import { type DemoHotel, type HotelOptions, openHotel } from '../../../kiosk/demo-hotel/open-hotel';
import { moveForward } from '../../../kiosk/demo-hotel/queue';
import { witness } from '../../../kiosk/demo-hotel/witness';
import { PageGuest } from '../../../kiosk/guest/page-guest';
import { replacesFetch } from './hold';

const QUEUE = '/demo/api/queue';
const HOTEL_PATHS = /^\/(api|user|address|demo\/api)\//;

/** A demo hotel behind the window's `fetch` until the test ends; a difference from the contract fails the test. */
export function openDemoHotel(own: Partial<HotelOptions> = {}): DemoHotel {
  const { onExchange, differences } = witness();
  const options = { cardScript: '', guests: GUESTS, keepsBodies: true, onExchange, ...own };
  const hotel = openHotel(options, (app, desk) => {
    app.post(QUEUE, (context) => {
      moveForward(desk, undefined);
      return context.body(null, 204);
    });
  });
  replacesFetch((request, own) => {
    // As the gateway does.
    request.headers.delete('idempotency-key');
    return HOTEL_PATHS.test(new URL(request.url).pathname) ? answerOf(hotel, request) : own(request);
  });
  onTestFinished(() => expect(differences).toEqual([]));
  return hotel;
}

export async function staffMoveQueue(hotel: DemoHotel): Promise<void> {
  await hotel.app.request(QUEUE, { method: 'POST' });
}

export const guestAt = (hotel: DemoHotel): PageGuest =>
  new PageGuest({ staffMoveQueue: () => staffMoveQueue(hotel) });

/** The hotel's answer; rejects for a broken connection or a gone caller. */
function answerOf({ app }: DemoHotel, request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new TypeError('Failed to fetch'));
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    Promise.resolve(app.fetch(request, { outgoing: { destroy: breakOff, once: () => undefined } })).then(
      (answer) => {
        // A broken connection has no answer.
        if (!answer.headers.has('x-hono-already-sent')) resolve(answer);
      },
      reject,
    );
  });
}
