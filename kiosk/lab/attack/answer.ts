export interface Answer {
  readonly status: number;
  /** Names in lower case, repetitions included. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export const headerOf = ({ headers }: Answer, name: string): string =>
  headers
    .filter(([given]) => given === name)
    .map(([, value]) => value)
    .join(', ');

/** All answers of one connection; other bytes count as status 0. */
export function answersIn(bytes: Buffer, isHead: boolean): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest
      .subarray(0, end < 0 ? rest.length : end)
      .toString('latin1')
      .split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/u.exec(first)?.[1] ?? 0);
    if (end < 0 || status === 0) return [...answers, { status: 0, headers: [], body: rest }];
    const headers = lines.map((line) => pairIn(line));
    const head = { status, headers, body: Buffer.alloc(0) };
    const [body, used] =
      isHead || status < 200 || status === 204 || status === 304
        ? [head.body, 0]
        : bodyOf(head, rest.subarray(end + 4));
    answers.push({ ...head, body });
    rest = rest.subarray(end + 4 + used);
  }
  return answers;
}

function pairIn(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function bodyOf(head: Answer, rest: Buffer): readonly [body: Buffer, used: number] {
  if (/chunked/iu.test(headerOf(head, 'transfer-encoding'))) return chunksOf(rest);
  const length = headerOf(head, 'content-length');
  const used = length === '' ? rest.length : Math.min(Number(length), rest.length);
  return [rest.subarray(0, used), used];
}

function chunksOf(rest: Buffer): readonly [body: Buffer, used: number] {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = rest.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(rest.subarray(at, end).toString('latin1'), 16);
    if (Number.isNaN(size)) return [Buffer.concat(parts), rest.length];
    parts.push(rest.subarray(end + 2, end + 2 + size));
    at = Math.min(rest.length, end + 2 + size + 2);
    if (size === 0) return [Buffer.concat(parts), at];
  }
}
