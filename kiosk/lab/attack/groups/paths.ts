import { each, type Group, short, some } from '../group.ts';
import { LONG_PATHS, NAMED_PATHS, STEPS } from '../tables/paths.ts';
import { ask } from '../wire.ts';

const BASES = ['/', '/assets/', '/data/', '/tenant-lang/', '/tablets/', '/demo/', '/icons/'];
const GOALS = ['outside.txt', 'etc/passwd'];
const DEPTHS = [1, 2, 8];

/** Requests for files: nothing from outside, no page without a policy, no fault. */
export const paths: Group = {
  name: 'paths',
  against: ['nginx', 'nginx alone', 'demo hotel'],
  async run(target, tally) {
    // The demo hotel's gateway differs only in /demo.
    const bases = target.kind === 'demo hotel' ? ['/demo/'] : BASES;
    const made = bases.flatMap((base) =>
      STEPS.flatMap((step) =>
        DEPTHS.flatMap((depth) => GOALS.map((goal) => base + step.repeat(depth) + goal)),
      ),
    );
    const all = [...some(made, target.size * 0.5), ...some([...NAMED_PATHS, ...LONG_PATHS], target.size)];
    const accepts = ['text/html', '*/*'];
    const attempts = all.map((path, at) => ({ path, accept: accepts[at % 2] ?? '' }));
    await each(attempts, 16, async ({ path, accept }) => {
      const headers = [
        ['Accept', accept],
        ['Accept-Encoding', 'identity'],
      ] as const;
      tally.check(`GET ${short(path)}`, await ask(target, { target: path, headers }), { statuses: OK });
    });
  },
};

const OK = [200, 302, 400, 401, 403, 404, 405, 414, 431];
