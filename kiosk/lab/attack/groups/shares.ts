import { each, type Group, Tally, type Target } from '../group.ts';
import { ask } from '../wire.ts';

const SETTLE = '/api/v1/client/payment/settlement';
const SIGN = '/api/v1/client/upload_agreement_signature';
/** Addresses of this machine: one of a guest's tablet, one of a stranger. */
const TABLET = '127.0.0.5';
const STRANGER = '127.0.0.6';
/** More calls than one address has remembered; a short form makes fewer, each on a connection of its own. */
const FLOOD = 1_005;
const SHORT_FLOOD = 60;
const SHORT = 0.1;

/** A stranger's calls take no memory of others: no payment is made twice. */
export const shares: Group = {
  name: 'shares',
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    for (const path of [SIGN, SETTLE]) await forget(target, tally, path);
    return tally;
  },
};

async function forget(target: Target, tally: Tally, path: string): Promise<void> {
  const mark = path === SETTLE ? 'by-payments' : 'by-signatures';
  const pay = () => call(target, `${SETTLE}?mark=${mark}`, TABLET, `ours-${mark}`);
  const flood = target.size < SHORT ? SHORT_FLOOD : FLOOD;
  await pay();
  await each(Array(flood).keys(), 16, async (at) => {
    const status = await call(target, path, STRANGER, `flood-${mark}-${at}`);
    tally.note(`${path}, call ${at}`, [200, 503].includes(status) ? [] : [`${status} came back`]);
  });
  const again = await pay();
  if (again !== 200) tally.findings.push(`${flood} calls: ${again} came back for a payment that was made`);
  const heard = target.hotel?.heard.filter((request) => request.target.endsWith(`mark=${mark}`)).length;
  if (heard !== 1) tally.findings.push(`${flood} calls of ${path}: a payment was made ${heard} times`);
}

async function call(target: Target, path: string, from: string, name: string): Promise<number> {
  const headers = [['Idempotency-Key', `"${name.padEnd(40, 'x')}"`]] as const;
  const answer = await ask(target, { method: 'POST', target: path, headers, body: 'a=b' }, { from });
  return answer?.status ?? 0;
}
