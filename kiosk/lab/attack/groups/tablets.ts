import { type Group, some } from '../group.ts';
import { MALFORMED, MALFORMED_CALLS } from '../tables/tablets.ts';
import { ask } from '../wire.ts';

const BODIES = { '/heartbeat': MALFORMED, '/help': MALFORMED_CALLS, '/tablets/seen': MALFORMED_CALLS };
const LINE = /^(# (HELP|TYPE) \w+ .*|\w+(\{(\w+="([^"\\\n]|\\.)*",?)*\})? -?[\d.e+-]+)$/u;

/** Malformed heartbeats and calls for help: none is taken or listed. */
export const tablets: Group = {
  name: 'tablets',
  against: ['nginx', 'demo hotel'],
  async run(target, tally) {
    const headers = [['Content-Type', 'application/json']] as const;
    for (const [path, bodies] of Object.entries(BODIES)) {
      for (const [name, body] of some(bodies, target.size)) {
        const answer = await ask(target, { method: 'POST', target: path, headers, body });
        tally.check(`${path}: ${name}`, answer, { statuses: [400, 401, 403, 413, 415, 429] });
      }
    }
    for (const path of ['/tablets', '/tablets.json', '/metrics']) {
      const answer = await ask(target, { target: path });
      const text = answer?.body.toString('utf8') ?? '';
      tally.check(path, answer, { statuses: [200] });
      if (/<script>alert|onerror=|polluted|Yamada|EVIL/u.test(text))
        tally.findings.push(`${path}: it shows what nobody may send`);
      const odd = text.split('\n').find((line) => line !== '' && !LINE.test(line));
      if (path === '/metrics' && odd !== undefined) tally.findings.push(`${path}: no metric: ${odd}`);
    }
  },
};
