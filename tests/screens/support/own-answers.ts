import { onTestFinished } from 'vitest';

/**
 * Lets something else than the hotel answer a call, as often as it is asked, until the function that it returns is called or
 * the test ends. To be called with the tablet open.
 * @param call the last part of the path
 */
export function answers(
  call: string,
  answer: (request: Request) => Response | Promise<Response>,
): () => void {
  const hotels = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.endsWith(`/${call}`) ? answer(request) : hotels(request);
  };
  const ends = () => {
    window.fetch = hotels;
  };
  onTestFinished(ends);
  return ends;
}

/** What a network that wants its guests to log in answers in place of the hotel. */
export const loginPage = () =>
  new Response('<!doctype html><title>Log in to the network</title>', {
    headers: { 'content-type': 'text/html' },
  });

/** The hotel says the time with all that it answers. To be called with the tablet open. */
export function tellsTime(time: Date): void {
  const hotels = window.fetch;
  window.fetch = async (input, init) => {
    const { body, status, headers } = await hotels(input, init);
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(headers), date: time.toUTCString() },
    });
  };
  onTestFinished(() => {
    window.fetch = hotels;
  });
}
