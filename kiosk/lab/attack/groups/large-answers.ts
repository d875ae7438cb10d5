import { headerOf } from '../answer.ts';
import { each, type Group, Tally } from '../group.ts';
import { mostMemory } from '../memory.ts';
import { ask } from '../wire.ts';

/** Calls under way at one time. */
const WIDTH = 90;
/** What all answers together may take of the gateway's memory, in MB. */
const MAX_MEMORY_MB = 128;
const NAMES = ['eight-mb', 'bomb', 'bomb-br', 'bomb-deflate', 'bomb-of-nothing', 'bomb-within'] as const;

/** Answers that are too large, or become so when they are unpacked, many at one time: none passes, and memory stays bounded. */
export const largeAnswers: Group = {
  name: 'large answers',
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    const width = Math.max(3, Math.round(WIDTH * Math.min(1, target.size * 2)));
    for (const name of NAMES) {
      const most = await mostMemory(target, () =>
        each(Array(width).keys(), width, async (at) => {
          const key = `"${`large-${name}-${at}`.padEnd(40, 'x')}"`;
          const attempt = {
            method: 'POST',
            target: `/api/v1/client/payment/public_key?answer=${name}`,
            headers: [['Idempotency-Key', key]] as const,
            body: 'a=b',
          };
          const answer = await ask(target, attempt, { timeoutMs: 20_000 });
          tally.check(name, answer, { faults: [504] });
          if (
            answer === undefined ||
            answer.status !== 504 ||
            headerOf(answer, 'lobby-gateway') !== 'no-answer'
          )
            tally.findings.push(`${name}: ${answer?.status ?? 'nothing'} came back`);
        }),
      );
      if (most !== undefined && most > MAX_MEMORY_MB)
        tally.findings.push(`${width} times ${name}: the gateway took ${most} MB more memory`);
    }
    return tally;
  },
};
