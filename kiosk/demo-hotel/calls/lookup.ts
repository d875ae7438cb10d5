import { answer, CUT_JSON, htmlError } from '../apply-fault.ts';
import type { Answer, Call } from '../call.ts';
import { Refusal } from '../refusal.ts';
import type { Story } from '../story.ts';
import { refusals } from '../texts/refusals.ts';

const SLOW_MS = 8_000;
/** A telephone number that finds nobody. */
const WRONG_PHONE = /^0+$/u;

/** The guest of a look-up, or the wrong answer for a guest of trouble. */
export async function lookUp(call: Call): Promise<Story | Response> {
  const { name = '', phone_number: phone = '' } = call.request.query;
  const guest = call.guests.find(name);
  if (guest === undefined || WRONG_PHONE.test(phone)) throw notFound(call);
  return (guest.trouble && (await suffer(guest.trouble, call))) ?? guest;
}

/** The refusal without a reservation. A 404 would mean to the tablet that this page is out of order. */
export function notFound(call: Call): Refusal {
  return new Refusal(400, refusals.noReservation[call.language]);
}

export function tokenOf(visit: { readonly token: string }): Answer {
  return { authorization: visit.token };
}

async function suffer(trouble: NonNullable<Story['trouble']>, call: Call): Promise<Response | undefined> {
  switch (trouble) {
    case 'slow':
      await call.clock.wait(SLOW_MS);
      return undefined;
    case 'server-error':
      throw new Refusal(500, refusals.outOfOrder[call.language]);
    case 'maintenance':
      return new Response(null, { status: 503 });
    case 'malformed':
      return answer(CUT_JSON);
    case 'html-error':
      return htmlError();
  }
}
