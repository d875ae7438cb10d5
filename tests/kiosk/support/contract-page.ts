export interface Example {
  readonly method: 'GET' | 'POST';
  /** With its query, not encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number;
  readonly type: string | undefined;
  /** JSON; undefined without a body. */
  readonly answer: unknown;
}

/** The page's calls in order; `(headers as in 1)` are the first call's, `(headers as in 2)` the last with a token. */
export function examplesIn(page: string): readonly Example[] {
  let first: Example['headers'] | undefined;
  let withToken: Example['headers'] | undefined;
  return [...page.matchAll(/^```http\n(.+?)^```$/gmsu)].map(([, block = '']) => {
    const [request = '', answer = ''] = block.split(/^HTTP\/1\.1 /mu);
    const [head = '', form = ''] = request.split(/\n\n(.*)/su);
    const [start = '', ...lines] = head.split('\n');
    const same = lines.some((line) => line.startsWith('(headers as in 1')) ? first : withToken;
    const own = headersIn(lines.filter((line) => !/^\(|^Content-Type/u.test(line)));
    const headers = Object.keys(own).length === 0 ? same : own;
    if (headers === undefined) throw new Error(`no headers: ${start}`);
    first ??= headers;
    if ('AUTH_TOKEN' in own) withToken = own;
    const [method = '', path = ''] = start.split(' ');
    if (method !== 'GET' && method !== 'POST') throw new Error(`no method: ${start}`);
    const sent = headersIn(lines.filter((line) => line.startsWith('Content-Type')));
    const [answerHead = '', body = ''] = answer.split(/\n\n(.*)/su);
    const [status = '', ...answerLines] = answerHead.split('\n');
    return {
      method,
      path,
      headers: { ...headers, ...sent },
      fields: fieldsIn(form),
      status: Number(status),
      type: headersIn(answerLines)['Content-Type'],
      answer: body.trim() === '' ? undefined : JSON.parse(body),
    };
  });
}

const headersIn = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.filter(Boolean).map((line) => line.split(/: (.*)/su).slice(0, 2)));

/** A form's fields, one a line; lines with a leading space or bracket continue. */
function fieldsIn(form: string): Readonly<Record<string, string>> {
  const fields = form
    .trim()
    .split(/\n(?=\w+=)/u)
    .filter(Boolean);
  return Object.fromEntries(
    fields.map((field) => {
      const [name = '', value = ''] = field.split(/=(.*)/su);
      return [name, value.startsWith('[') ? JSON.stringify(JSON.parse(value)) : value];
    }),
  );
}

/** The cells of a Markdown table by its first line, without head and backticks. */
export function tableAfter(page: string, start: string): readonly (readonly string[])[] {
  const [table = ''] = page.slice(page.indexOf(start)).split('\n\n');
  const lines = table.split('\n').slice(2);
  return lines.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '')),
  );
}
