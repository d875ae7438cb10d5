import { describe, expect, it } from 'vitest';
import { heartbeatSchema } from '../../kiosk/server/tablets/heartbeat.ts';
import { withCode } from '../../kiosk/server/tablets/journeys.ts';
import { errorWords } from '../../kiosk/server/tablets/words.ts';
import { heartbeatOf } from '../../src/app/heartbeat/heartbeat.ts';
import { Stays } from '../../src/app/heartbeat/stays.ts';
import { defaultSettings } from '../../src/config/read.ts';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { countError } from '../../src/errors/fault.ts';
import { SCREENS } from '../../src/flow/screens.ts';
import type { ResetReason } from '../../src/session/store.ts';
import { FAULTS } from '../support/fault-of-each-kind.ts';
import { readProjectFile } from '../support/source.ts';

const PATHS = Object.keys(SCREENS);
/** The tablet's names of errors. */
const KINDS = Object.keys(FAULTS);

/** Every language that a hotel may offer. */
const LANGUAGE_NAMES = [...Object.keys(LANGUAGES), 'pt-BR', 'sr-Latn-RS'];

type Counts = Readonly<Record<string, number>>;
const heartbeat = (path: string, errors: Counts = {}, sums?: Counts) =>
  heartbeatOf({
    device: 'LOBBY-1',
    version: '0.1.0',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
    shell: 'in-use',
    settings: { ...defaultSettings(), revision: '0badcafe', source: 'hotel' },
    path,
    paths: PATHS,
    uptimeMs: 61_999.5,
    boots: 3,
    lastReset: 'idle',
    errors,
    voiceless: LANGUAGE_NAMES,
    sums,
  });

/** The gateway refuses unknown keys: it has to know the app's additions. */
const refusals = (sent: unknown) => heartbeatSchema.safeParse(sent).error?.issues ?? [];

describe('the gateway takes the heartbeat of the app, and the list of tablets has words for it', () => {
  it.each(PATHS)('on the screen %s', (path) => {
    expect(refusals(heartbeat(path))).toEqual([]);
  });

  it.each(KINDS)('after an error of the kind %s', (kind) => {
    expect(refusals(heartbeat('/', { [kind]: 1, [`${kind}-503`]: 2 }))).toEqual([]);
    expect(errorWords(`${kind}-503`, 'ja')).toMatch(/\p{Script=Han}|\p{Script=Katakana}/u);
  });
});

describe('the gateway takes the sums of the app', () => {
  /** All sums of a screen, in the app's spelling. */
  const sumsOn = (path: string): Counts => {
    const stays = new Stays();
    let visit = 0;
    const goes = (reason: ResetReason, ms: number) => {
      for (let guest = 0; guest < 5; guest += 1) {
        visit += 1;
        const shown = { at: 0, visit, language: 'zh-Hans' };
        stays.noteShown({ ...shown, path, now: 0 }, reason);
        stays.noteTouch();
        countError('network');
        countError('status-503');
        stays.noteShown({ ...shown, visit: visit + 0.5, path: '/', now: ms }, reason);
      }
    };
    goes('finished', 4_000);
    goes('guest', 61_000);
    goes('idle', 1_000_000);
    return stays.sums.due() ?? {};
  };

  it.each(PATHS.filter((path) => path !== '/'))('on %s', (path) => {
    const sums = sumsOn(path);
    expect(Object.keys(sums)).toEqual(
      expect.arrayContaining(
        ['opened', 'in zh-Hans', 'on', 'back', 'idle', 'touches', 'within 5', 'within 120', 'longer']
          .concat('error network', 'error status-503')
          .map((what) => `${path} ${what}`),
      ),
    );
    expect(refusals(heartbeat(path, {}, sums))).toEqual([]);
  });
});

it.each(['/', '/nowhere', '', 'toString', '/checkin/search/'])(
  '%j has no code for a guest to read out',
  (path) => expect(withCode(path, 'Home')).toBe('Home'),
);

it.each(Object.keys(heartbeatSchema.shape))('the list of tablets shows %s', (fact) => {
  const place = fact === 'sums' ? 'funnel' : 'details';
  expect(readProjectFile(`kiosk/server/tablets/${place}.ts`)).toMatch(new RegExp(`\\b${fact}\\b`));
});
