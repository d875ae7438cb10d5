import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Moments to strike: at the connection, after the call, after the booking, within the answer. */
export const MOMENTS = ['connected', 'asked', 'booked', 'half-answered'] as const;
export type Moment = (typeof MOMENTS)[number];

export const SETTLEMENT = '/api/v1/client/payment/settlement';

/** A hotel that can hit a gateway during a payment. */
export interface StrikingHotel {
  readonly url: string;
  readonly books: ReadonlyMap<string, number>;
  /** Strikes once at this moment of the next payment. */
  readonly strikeAt: (moment: Moment, strike: () => void) => void;
  readonly stop: () => Promise<void>;
}

/** Opens a hotel that books every whole payment, even of a dead gateway. */
export async function openStrikingHotel(): Promise<StrikingHotel> {
  const books = new Map<string, number>();
  let armed: { readonly moment: Moment; readonly strike: () => void } | undefined;
  const reach = (moment: Moment) => {
    if (armed?.moment !== moment) return;
    armed.strike();
    armed = undefined;
  };
  const book = (body: string) => {
    const id = new URLSearchParams(body).get('request_id') ?? '';
    books.set(id, (books.get(id) ?? 0) + 1);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
    if (request.url !== SETTLEMENT)
      return void response.end('{"payload":{"authorization":"token-of-the-lab"}}');
    const body = await text(request);
    reach('asked');
    book(body);
    reach('booked');
    response.setHeader('Content-Length', 14);
    response.write('{"paylo');
    reach('half-answered');
    response.end('ad":{}}');
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', () => reach('connected'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    books,
    strikeAt: (moment, strike) => {
      armed = { moment, strike };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
