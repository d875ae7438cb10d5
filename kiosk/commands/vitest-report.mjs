import { writeFileSync } from 'node:fs';

/** Where the report goes that `tally.mjs` reads; Vitest runs in a process of its own. */
const FILE = process.env.VITEST_REPORT ?? '';

/** Vitest's reporter for `tally.mjs`: what became of each test, and how often it had to be tried again. */
export default class {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const stateOf = (test) => test.result().state;
    const named = (test) => ({ file: test.module.relativeModuleId, name: test.fullName });
    // A file that could not be loaded has no tests to fail, but failed it has.
    const broken = modules.filter((module) => module.errors().length > 0);
    const failed = tests.filter((test) => stateOf(test) === 'failed');
    const passed = tests.filter((test) => stateOf(test) === 'passed');
    /** @type {import('./tally.mjs').Count} */
    const count = {
      passed: passed.length,
      failures: [
        ...broken.map(({ relativeModuleId }) => ({ file: relativeModuleId, name: 'the file itself' })),
        ...failed.map(named),
        ...unhandled.map(({ message }) => ({ file: '', name: message.split('\n', 1)[0] })),
      ],
      skipped: tests
        .filter((test) => ['skipped', 'pending'].includes(stateOf(test)))
        .map((test) => test.result().note ?? test.fullName),
      // What fails in the end is named as failed.
      retried: passed
        .map((test) => ({ ...named(test), times: test.diagnostic()?.retryCount ?? 0 }))
        .filter(({ times }) => times > 0),
    };
    writeFileSync(FILE, JSON.stringify(count));
  }
}
