import { request } from 'node:https';
import { NGINX, NginxProcess } from '../../../deploy/run-nginx.ts';
import { each, type Group, some, Tally } from '../group.ts';
import { BELIEVED_BY_HOTEL } from '../tables/believed.ts';

const SEARCH = '/api/v1/client/rpa/checkin_authtoken_request';
/** Where a body of 20 MB may be kept; a check-in may have 256 KB. */
const UPLOADS = ['/api/v1/client/upload_passport', '/api/v1/client/upload_agreement_signature'];
const CHECK_IN = '/api/v1/client/rpa/execute_checkin_request';
/** Everything else that takes a body, and what does not. */
const OTHERS = [
  '/api/v1/client/payment/settlement',
  '/api/v1/client/payment/web_email_register',
  '/api/v1/client/rpa/execute_checkout_request',
  '/heartbeat',
  '/help',
  '/tablets',
  '/demo/api/faults',
  '/',
  '/data/config.json',
  '/index.html',
  '/api/v1/nothing',
];
const OVER_ALL = 70_000;
const OVER_PARTY = 270_000;
/** Of one address, with a body that never ends, at one time. */
const UNENDED = 40;
const ANSWER_MS = 5_000;

/** Through the shipped nginx, where it is installed: large bodies at any path, and headers that a hotel may believe. */
export const nginx: Group = {
  name: 'nginx',
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    if (NGINX === undefined || target.hotel === undefined) return tally;
    const server = new NginxProcess();
    await server.start('in-front.conf', { '127.0.0.1:4173': `127.0.0.1:${target.port}` });
    try {
      for (const path of OTHERS) await tooLarge(server, tally, path, OVER_ALL);
      await tooLarge(server, tally, CHECK_IN, OVER_PARTY);
      await each(some(BELIEVED_BY_HOTEL, target.size), 4, async ([name, value]) => {
        await post(server.port, SEARCH, { [name]: value }, 0);
        tally.attacks += 1;
      });
      const lines = BELIEVED_BY_HOTEL.map((header) => header.join(': ').toLowerCase());
      for (const { head } of target.hotel.heard) {
        const believed = lines.filter((line) => head.toLowerCase().split('\r\n').includes(line));
        tally.findings.push(...believed.map((line) => `through nginx the hotel heard ${line}`));
      }
      const statuses = await Promise.all(
        Array.from({ length: UNENDED }, (_, at) =>
          post(server.port, UPLOADS[at % UPLOADS.length] ?? '', { 'Content-Length': '19000000' }, 1_000),
        ),
      );
      const refused = statuses.filter((status) => status === 503).length;
      tally.note(
        `${UNENDED} pictures of one address that never end`,
        refused === 0 ? ['nginx keeps room for all of them'] : [],
      );
      tally.attacks += UNENDED;
    } finally {
      await server.stop();
    }
    return tally;
  },
};

async function tooLarge(server: NginxProcess, tally: Tally, path: string, bytes: number): Promise<void> {
  const status = await post(server.port, path, { 'Content-Length': String(bytes) }, 1);
  // Refused by its length alone: nothing of it is kept.
  tally.note(`POST ${path} of ${bytes} bytes`, status === 413 ? [] : [`${status} came back, not 413`]);
}

/** Sends a head and as many bytes of a body. The status; undefined where there is no answer in time. */
function post(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  bytes: number,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', rejectUnauthorized: false });
    const end = (status: number | undefined) => {
      resolve(status);
      asked.destroy();
    };
    asked.setTimeout(ANSWER_MS, () => end(undefined));
    asked.on('response', ({ statusCode }) => end(statusCode));
    asked.on('error', () => end(undefined));
    asked.setHeader('Host', 'lobby.example');
    asked.setHeader('Content-Type', 'application/x-www-form-urlencoded');
    for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value);
    if (bytes === 0) asked.end();
    else asked.write('a'.repeat(bytes));
  });
}
