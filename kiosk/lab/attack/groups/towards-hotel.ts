import { each, type Group, short, some, Tally } from '../group.ts';
import { AMBIGUOUS_IDS, BELIEVED_BY_HOTEL } from '../tables/believed.ts';
import { ask } from '../wire.ts';

const CALLS = [
  ['GET', '/api/v1/client/facilities'],
  ['POST', '/api/v1/client/payment/settlement'],
  ['GET', '/user/api/v1/users/1'],
  ['GET', '/address/search?zipcode=1000001'],
] as const;
const WITH_ID = ['/api/v1/client/facilities/', '/api/v1/client/parent_facilities/', '/user/api/v1/users/'];

/** Headers and ids that mean something to a hotel's system and that no tablet sends: the hotel hears none of them. */
export const towardsHotel: Group = {
  name: 'towards the hotel',
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    const heard = () => target.hotel?.heard ?? [];
    const before = heard().length;
    const sent = CALLS.flatMap(([method, path]) =>
      BELIEVED_BY_HOTEL.map((header) => ({ method, path, header })),
    );
    await each(some(sent, target.size * 10), 8, async ({ method, path, header }) => {
      const body = method === 'POST' ? { body: 'a=b' } : {};
      tally.check(
        `${method} ${path} with ${header.join(': ')}`,
        await ask(target, { method, target: path, headers: [header], ...body }),
        { faults: [502, 504] },
      );
    });
    for (const { method, target: path, head } of heard().slice(before)) {
      const lines = BELIEVED_BY_HOTEL.map((header) => header.join(': ').toLowerCase());
      const believed = head
        .toLowerCase()
        .split('\r\n')
        .filter((line) => lines.includes(line));
      tally.note(
        `${method} ${path}, as heard`,
        believed.map((line) => `the hotel heard ${line}`),
      );
    }
    const ids = WITH_ID.flatMap((path) => AMBIGUOUS_IDS.map((id) => path + id));
    await each(some(ids, target.size * 10), 8, async (path) => {
      const count = heard().length;
      tally.check(`GET ${short(path)}`, await ask(target, { target: path }), { statuses: [400, 404] });
      const through = heard()
        .slice(count)
        .some((one) => one.target === path);
      if (through) tally.findings.push(`the hotel heard GET ${short(path)}`);
    });
    return tally;
  },
};
