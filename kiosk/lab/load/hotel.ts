import { setTimeout as pause } from 'node:timers/promises';
import { createDemoHotel } from '../../demo-hotel/index.ts';
import { listen } from '../../server/index.ts';

/** A hotel process: the demo hotel with a fast queue, real delays, and books of payments (`/books`, by request id). */

const QUEUE_HASTE = 100;
const SETTLEMENT = '/api/v1/client/payment/settlement';
/** In ms: usually quick, one in twenty long enough to meet a restart. */
const QUICK_MS = [20, 200] as const;
const SLOW_MS = [2_000, 8_000] as const;

const opened = Date.now();
const hotel = createDemoHotel({ now: () => new Date(opened + (Date.now() - opened) * QUEUE_HASTE) });
const books = new Map<string, number>();

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/books') return Response.json(Object.fromEntries(books));
  if (pathname !== SETTLEMENT) return hotel.app.fetch(request);
  const form = new URLSearchParams(await request.clone().text());
  await pause(between(Math.random() < 0.05 ? SLOW_MS : QUICK_MS));
  const answered = await hotel.app.fetch(request);
  const requestId = form.get('request_id') ?? '';
  if (answered.status === 204) books.set(requestId, (books.get(requestId) ?? 0) + 1);
  return answered;
}

const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);

const { url } = await listen({ fetch: answer }, { port: 0 });
console.log(url);
