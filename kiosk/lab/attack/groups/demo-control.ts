import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { each, type Group, some, Tally, type Target } from '../group.ts';
import { CONTROLS, OF_PROXIES, WITHOUT_HOTEL } from '../tables/demo-control.ts';
import { ask } from '../wire.ts';

const JSON_TYPE = ['Content-Type', 'application/json'] as const;
/** Refusals. */
const STATUSES = [400, 403, 404, 421];

/** The demo hotel stands in for no real one, and its control page neither shows nor takes anything that comes through a proxy. */
export const demoControl: Group = {
  name: 'demo hotel',
  against: ['demo-hotel'],
  async run(target) {
    const tally = new Tally();
    const ways = [
      ...OF_PROXIES.map((header) => ({ headers: [header], version: '1.1' as const })),
      // As nginx asks unless it is told otherwise.
      { headers: [], version: '1.0' as const },
    ];
    const attacks = ways.flatMap((way) => CONTROLS.map((control) => ({ ...way, control })));
    await each(attacks, 8, async ({ headers, version, control: [method, path, body] }) => {
      const answer = await ask(target, {
        method,
        target: path,
        version,
        headers: body === undefined ? headers : [...headers, JSON_TYPE],
        ...(body === undefined ? {} : { body }),
      });
      tally.check(`${method} ${path} over HTTP/${version} with ${headers.join() || 'no header'}`, answer, {
        statuses: STATUSES,
      });
    });
    // What got through must not stay for the groups after this one.
    await ask(target, { method: 'POST', target: '/demo/api/reset', headers: [JSON_TYPE], body: '{}' });
    await startOthers(target, tally);
    return tally;
  },
};

/** Gateways that must not start, and one behind a proxy, whose control page is closed. */
async function startOthers({ startWith, size }: Target, tally: Tally): Promise<void> {
  if (startWith === undefined) return;
  const root = mkdtempSync(join(tmpdir(), 'lobby-attack-house-'));
  for (const folder of ['tenant', 'tenants/inn']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'config.json'), '{"system":"legacy"}');
  }
  writeFileSync(join(root, 'tenants/inn.env'), 'HOSTS=inn.example\n');
  for (const env of some(WITHOUT_HOTEL, size)) {
    const entries = Object.entries(env);
    const started = await startWith(
      Object.fromEntries(
        entries.map(([name, text]) => [name, name.startsWith('TENANT') ? join(root, text) : text]),
      ),
    );
    const attack = `a start with ${entries.map((entry) => entry.join('=')).join(' ')}`;
    tally.note(attack, started === undefined ? [] : ['the demo hotel stands in for the real one']);
    await started?.close();
  }
  const behindProxy = await startWith({ TRUST_PROXY: '1' });
  if (behindProxy !== undefined)
    tally.check('GET /demo/ behind a proxy that is trusted', await ask(behindProxy, { target: '/demo/' }), {
      statuses: STATUSES,
    });
  await behindProxy?.close();
  rmSync(root, { recursive: true });
}
