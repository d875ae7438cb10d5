import { onTestFinished } from 'vitest';
import { moveForward } from '../../../kiosk/demo-hotel/control/queue-view';
import { GUESTS } from '../../../kiosk/demo-hotel/guests';
import { type DemoHotel, type HotelOptions, openHotel } from '../../../kiosk/demo-hotel/open-hotel';

const HOTEL_PATHS = /^\/(api|user|address|demo\/api)\//;

/** Opens a demo hotel behind the window's `fetch`, until the test ends; everything else is asked of the test's server. */
export function openDemoHotel(own: Partial<HotelOptions> = {}): DemoHotel {
  const hotel = openHotel({ cardScript: '', guests: GUESTS, keepsBodies: true, ...own }, (app, inside) => {
    // Of the control page only what staff do for a guest who waits.
    app.post('/demo/api/queue', (context) => {
      moveForward(inside, undefined);
      return context.json({});
    });
  });
  const ownFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    // As the gateway does.
    request.headers.delete('idempotency-key');
    return HOTEL_PATHS.test(new URL(request.url).pathname) ? answerOf(hotel, request) : ownFetch(request);
  };
  onTestFinished(() => {
    window.fetch = ownFetch;
  });
  return hotel;
}

/** The hotel's answer; rejects where the hotel breaks the connection off, and where the caller goes. */
function answerOf({ app }: DemoHotel, request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new TypeError('Failed to fetch'));
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    Promise.resolve(app.fetch(request, { outgoing: { destroy: breakOff, once: () => undefined } })).then(
      (answer) => {
        // Where the connection was broken off there is no answer.
        if (!answer.headers.has('x-hono-already-sent')) resolve(answer);
      },
      reject,
    );
  });
}
