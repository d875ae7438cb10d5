import { onTestFinished } from 'vitest';
import { GUESTS } from '../../../kiosk/demo-hotel/guests';
import { type DemoHotel, openHotel } from '../../../kiosk/demo-hotel/open-hotel';

const HOTEL_PATHS = /^\/(api|user|address|demo)\//;

/** Opens a demo hotel behind the window's `fetch`, until the test ends; everything else is asked of the test's server. */
export function openDemoHotel(): DemoHotel {
  const hotel = openHotel({ cardScript: '', guests: GUESTS });
  const ownFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
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
