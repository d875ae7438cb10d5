import { type Group, some, Tally } from '../group.ts';
import { callText, MALFORMED_CALLS } from '../tables/help.ts';
import { ask } from '../wire.ts';

const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/json',
  'text/plain; application/json',
];
/** More calls than these are never kept. */
const MAX_CALLS = 500;

/** Malformed and invented calls for help: no malformed one is shown, and no flood of them is taken. */
export const help: Group = {
  name: 'help',
  against: ['hostile-hotel', 'demo-hotel', 'unknown'],
  async run(target) {
    const tally = new Tally();
    for (const path of ['/help', '/tablets/seen']) {
      for (const [name, body] of some(MALFORMED_CALLS, target.size)) {
        const answer = await ask(target, { method: 'POST', target: path, headers: [JSON_TYPE], body });
        tally.check(`${path}: ${name}`, answer, { statuses: [400, 401, 403, 413, 429] });
      }
      for (const type of TYPES) {
        const headers = [['Content-Type', type]] as const;
        const answer = await ask(target, { method: 'POST', target: path, headers, body: callText() });
        tally.check(`${path}: the type "${type}"`, answer, { statuses: [400, 401, 403, 415] });
      }
    }
    // On a gateway in use our calls would send somebody to a tablet that is not there.
    if (target.behind === 'unknown') return tally;
    const statuses = new Map<number, number>();
    const calls = Math.max(120, Math.round(1_000 * target.size));
    for (let at = 0; at < calls; at += 1) {
      const body = callText({ device: `EVIL-${at}` });
      const answer = await ask(target, { method: 'POST', target: '/help', headers: [JSON_TYPE], body });
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    tally.note(`${calls} calls for help at once`, [
      ...(statuses.has(429) ? [] : ['none of them was answered 429']),
      ...[...statuses.keys()]
        .filter((status) => ![204, 401, 409, 429].includes(status))
        .map((status) => `${status} came back`),
    ]);
    for (const path of ['/tablets', '/tablets.json', '/metrics']) {
      const answer = await ask(target, { target: path }, { timeoutMs: 20_000, most: 50_000_000 });
      const text = answer?.body.toString('utf8') ?? '';
      tally.check(path, answer, { statuses: [200, 401] });
      const count = text.split(/data-seen="|"asked_at":"|help_asked_timestamp_seconds\{/u).length - 1;
      if (count > MAX_CALLS) tally.findings.push(`${path}: it shows ${count} calls`);
      if (/<script>alert|onerror=|Yamada/u.test(text))
        tally.findings.push(`${path}: it shows what no call may hold`);
    }
    return tally;
  },
};
