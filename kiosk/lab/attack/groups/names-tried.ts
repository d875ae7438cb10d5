import { headerOf } from '../answer.ts';
import { each, type Group } from '../group.ts';
import { guestVisit, lookUp } from '../guest.ts';
import { ask } from '../wire.ts';

const COUNT = 600;
const AFTER = 20;

/** Trials of names are refused before the hotel hears them; guests elsewhere are found. */
export const namesTried: Group = {
  name: 'names tried',
  against: ['nginx'],
  async run(target, tally) {
    for (const addresses of [1, 50]) {
      const name = `${COUNT} names from ${addresses} addresses`;
      const all = Array.from({ length: COUNT + AFTER }, (_, at) => at);
      const answers: (string | undefined)[] = [];
      await each(all, 16, async (at) => {
        const from = `127.0.${6 + addresses}.${1 + (at % addresses)}`;
        const answer = await ask(target, lookUp(`wrong-${at}`, 'no-guest'), { from });
        tally.check(name, answer, { statuses: [400, 429], faults: [503] });
        if (at >= COUNT) answers.push(answer && `${answer.status} ${headerOf(answer, 'lobby-gateway')}`);
      });
      const heard = answers.filter((answer) => answer !== '429 not-sent' && answer !== '503 not-sent');
      tally.note(name, heard.length > 0 ? [`${heard.length} of the last ${AFTER}: ${heard[0]}`] : []);
      await guestVisit(target, tally, name, '127.0.5.2');
    }
  },
};
