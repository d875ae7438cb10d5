import { randomUUID } from 'node:crypto';
import { each, type Group } from '../group.ts';
import { change, guestVisit } from '../guest.ts';
import { ask } from '../wire.ts';

const COUNT = 1_000;
/** The guest's own address: a house's tablets may share one. */
const ADDRESS = '127.0.5.1';
/** The hotel's answers to a stranger's settlement. */
const ANSWERS = ['code-401', 'type-0', 'code-403', 'code-404', 'not-this-guest', 'code-500', 'closes'];

/** Strangers' settlements block no guest, and the gateway refuses them openly. */
export const junkSettlements: Group = {
  name: 'junk settlements',
  against: ['nginx'],
  async run(target, tally) {
    for (const answer of ANSWERS) {
      let refused = 0;
      const all = Array.from({ length: Math.ceil(COUNT * target.size) }, (_, at) => at);
      await each(all, 50, async () => {
        const form = `request_id=${randomUUID()}&payment_amount=1`;
        const got = await ask(target, change('payment/settlement', randomUUID(), form, answer), {
          from: ADDRESS,
        });
        if (got?.status === 503 || got?.status === 429) refused += 1;
        tally.check(`a settlement answered with ${answer}`, got, { faults: [500, 502, 503, 504] });
      });
      const health = await ask(target, { target: '/healthz' }, { from: ADDRESS });
      const isPlain = /"status":"ok"/u.test(health?.body.toString('utf8') ?? '');
      tally.note(
        `health after ${answer}`,
        isPlain && refused > 0 ? [`"ok" though ${refused} were refused`] : [],
      );
      await guestVisit(target, tally, `${all.length} settlements answered with ${answer}`, ADDRESS);
    }
  },
};
