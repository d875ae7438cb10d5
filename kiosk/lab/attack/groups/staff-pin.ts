import { type Group, short, Tally } from '../group.ts';
import { COSTLY_HASHES, USUAL_HASHES } from '../tables/staff-pin.ts';

/** Settings whose staff PIN would keep every tablet busy are not given out, and those of earlier versions still are. */
export const staffPin: Group = {
  name: 'staff PIN',
  against: ['demo-hotel'],
  async run({ takes }) {
    const tally = new Tally();
    if (takes === undefined) return tally;
    for (const [hashes, isGood] of [
      [COSTLY_HASHES, false],
      [USUAL_HASHES, true],
    ] as const) {
      for (const hash of hashes) {
        const isTaken = await takes({ system: 'legacy', kiosk: { staff_pin_hash: hash } });
        tally.note(
          `settings with ${short(hash)}`,
          isTaken === isGood ? [] : [isTaken ? 'they are taken' : 'they are refused'],
        );
      }
    }
    return tally;
  },
};
