import { type Group, short, some, type Tally } from '../group.ts';
import {
  AMBIGUOUS,
  CALL,
  CHUNKS,
  HEADS,
  HIDDEN,
  HIDDEN_IN_CHUNK,
  HIDDEN_REQUEST,
} from '../tables/framing.ts';
import type { Target } from '../target.ts';
import { sendRaw } from '../wire.ts';

/** Ambiguously framed requests: none is accepted or divided, and the server stays up. */
export const framing: Group = {
  name: 'framing',
  against: ['nginx', 'nginx alone'],
  async run(target, tally) {
    for (const [lines, body] of some(AMBIGUOUS, target.size))
      await refused(
        target,
        tally,
        short(lines),
        `POST ${CALL} HTTP/1.1\r\nHost: lobby.example\r\n${lines}\r\n\r\n${body}`,
      );
    for (const chunks of some(CHUNKS, target.size))
      await refused(
        target,
        tally,
        `chunk ${short(chunks)}`,
        `POST ${CALL} HTTP/1.1\r\nHost: lobby.example\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}${HIDDEN_REQUEST}`,
      );
    for (const head of some(HEADS, target.size)) {
      const { answers } = await sendRaw(target, head, { timeoutMs: 1_000, quietMs: 100 });
      const isTwoHosts = (head.match(/\r\nHost:/gu) ?? []).length > 1;
      tally.check(short(head), answers.at(-1), isTwoHosts ? { statuses: [400, 404] } : { faults: [505] });
    }
    await unfinished(target, tally);
    await wellFramed(target, tally);
  },
};

/** Only a refusal comes back, and the hotel gets nothing. */
async function refused(target: Target, tally: Tally, attack: string, text: string): Promise<void> {
  target.hotel?.heard.splice(0);
  const { answers } = await sendRaw(target, text, { timeoutMs: 1_000, quietMs: 100 });
  const heard = (target.hotel?.heard ?? []).map(
    ({ method, target: path }) => `the hotel heard ${method} ${path}`,
  );
  tally.check(attack, answers[0], { statuses: [400, 404, 411, 413, 415, 417, 431, 501], faults: [501] });
  tally.findings.push(...heard.map((sentence) => `${attack}: ${sentence}`));
}

/** Unfinished requests get no answer or a refusal. */
async function unfinished(target: Target, tally: Tally): Promise<void> {
  const whole = `POST ${CALL} HTTP/1.1\r\nHost: lobby.example\r\nContent-Length: 500\r\n\r\nhello`;
  const steps = Array.from({ length: 12 }, (_, at) => Math.ceil((whole.length * (at + 1)) / 12));
  await Promise.all(
    steps.map(async (end) => {
      const { answers } = await sendRaw(target, whole.slice(0, end), { timeoutMs: 800 });
      tally.check(`a request that stops after ${end} bytes`, answers[0], { statuses: [400, 408] });
    }),
  );
}

/** A request inside another's body stays a body: the hotel gets one for each. */
async function wellFramed(target: Target, tally: Tally): Promise<void> {
  const length = HIDDEN_REQUEST.length;
  const bodies = [
    [`Content-Length: ${length}`, HIDDEN_REQUEST],
    ['Transfer-Encoding: chunked', HIDDEN_IN_CHUNK],
    [
      'Transfer-Encoding: chunked\r\nTrailer: Content-Length',
      `${HIDDEN_IN_CHUNK.slice(0, -2)}Content-Length: 3\r\nHost: evil.example\r\n\r\n`,
    ],
    [`Connection: Content-Length\r\nContent-Length: ${length}`, HIDDEN_REQUEST],
    [`Connection: close, Content-Length, Host\r\nContent-Length: ${length}`, HIDDEN_REQUEST],
    [`Expect: 100-continue\r\nContent-Length: ${length}`, HIDDEN_REQUEST],
    [`Content_Length: 3\r\nContent-Length: ${length}`, HIDDEN_REQUEST],
    [`Transfer_Encoding: chunked\r\nContent-Length: ${length}`, HIDDEN_REQUEST],
    [`X-HTTP-Method-Override: DELETE\r\nContent-Length: ${length}`, HIDDEN_REQUEST],
  ] as const;
  for (const [lines, body] of bodies) {
    target.hotel?.heard.splice(0);
    const { answers } = await sendRaw(
      target,
      `POST ${CALL} HTTP/1.1\r\nHost: lobby.example\r\n${lines}\r\n\r\n${body}`,
      { timeoutMs: 3_000, quietMs: 150 },
    );
    const heard = target.hotel?.heard ?? [];
    const final = answers.find(({ status }) => status >= 200);
    tally.check(`a request in the body of another (${short(lines)})`, final, {
      statuses: [200, 400, 411, 417],
    });
    if (heard.length > 1 || heard.some(({ target: path }) => path === HIDDEN))
      tally.findings.push(`a request in the body of another (${short(lines)}): the hotel heard both`);
  }
}
