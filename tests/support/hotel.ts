import { createHotel, type RequestContext } from '~/hotel/create-hotel';
import type { Hotel } from '~/hotel/hotel';
import { session } from '~/session/store';
import { currentLookup } from '~/session/visit';
import { type Answering, callName, type NetworkRequest, never, stubNetwork } from './network';

/** A call's context at a legacy tablet during a visit. */
export const requestContext = (over: Partial<RequestContext> = {}): RequestContext => ({
  system: 'legacy',
  origin: 'https://hotel.example',
  allowsCredentials: false,
  timeoutMs: 5000,
  authorizationClient: 'client-key',
  language: 'ja',
  userAgent: 'Tablet/1.0',
  facilityId: '7',
  authToken: 'guest-token',
  deepLinkToken: 'arrival-token',
  lookup: new AbortController().signal,
  ...over,
});

/** The hotel's answers by call: each time the next, the last for good. */
export type Script = Readonly<Record<string, readonly Answering[]>>;

export type ScriptedHotel = {
  readonly hotel: Hotel;
  readonly hotelWith: (own: Partial<RequestContext>) => Hotel;
  readonly seen: NetworkRequest[];
  readonly asked: () => string[];
};

/** A real hotel client on a scripted network; calls outside the script never end, so that their deadline is short. */
export function scriptedHotel(script: Script): ScriptedHotel {
  const rounds = new Map<string, number>();
  const answerOf = (name: string): Answering => {
    const answers = script[name] ?? [];
    return answers[Math.min(rounds.get(name) ?? 0, answers.length - 1)] ?? never;
  };
  const seen = stubNetwork((request) => {
    const name = callName(request);
    const answer = answerOf(name);
    rounds.set(name, (rounds.get(name) ?? 0) + 1);
    return answer(request);
  });
  const hotelWith = (own: Partial<RequestContext>): Hotel => {
    const within = (timeoutMs: number) =>
      createHotel(() =>
        requestContext({ authToken: session().authToken, lookup: currentLookup().signal, timeoutMs, ...own }),
      );
    const [patient, hurried] = [within(60_000), within(5)];
    return {
      ask: (call, input, leaving) =>
        (answerOf(call.name) === never ? hurried : patient).ask(call, input, leaving),
    };
  };
  return {
    hotel: hotelWith({}),
    hotelWith,
    seen,
    asked: () => seen.map(callName),
  };
}
