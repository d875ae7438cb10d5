import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A hotel that answers as the test wants it to. */
export interface HotelServer {
  readonly url: string;
  /** The requests whose headers arrived, oldest first. */
  readonly seen: IncomingMessage[];
  readonly server: Server;
  close(): void;
}

/** Opens a hotel on a free port. */
export async function openHotel(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<HotelServer> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    request.resume().once('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    server,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
