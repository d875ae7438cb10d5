import { describe, expect, it } from 'vitest';
import { heartbeatSchema } from '../../kiosk/gateway/tablets/heartbeat.ts';
import { errorWords, screenWords } from '../../kiosk/gateway/tablets/words.ts';
import { heartbeatOf } from '../../src/app/heartbeat/heartbeat.ts';
import { defaultSettings } from '../../src/config/load.ts';
import type { Fault } from '../../src/errors/fault.ts';
import { SCREENS } from '../../src/flow/screens.ts';
import { readProjectFile } from '../support/source.ts';

const PATHS = Object.keys(SCREENS);
/** Every kind of fault; the tablet counts errors under these names. */
const KINDS: Readonly<Record<Fault['kind'], true>> = {
  message: true,
  'invalid-format': true,
  status: true,
  network: true,
  timeout: true,
  'load-error': true,
  facilities: true,
  card: true,
  'card-script': true,
  'payment-unknown': true,
  general: true,
  dropped: true,
  other: true,
};

const heartbeat = (path: string, errors: Readonly<Record<string, number>> = {}) =>
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
  });

/** The gateway refuses keys and spellings that it does not know: what the app adds has to be known there too. */
const refusals = (sent: unknown) => heartbeatSchema.safeParse(sent).error?.issues ?? [];

describe('the gateway takes the heartbeat of the app', () => {
  it.each(PATHS)('on the screen %s', (path) => {
    expect(refusals(heartbeat(path))).toEqual([]);
  });

  it.each(Object.keys(KINDS))('after an error of the kind %s', (kind) => {
    expect(refusals(heartbeat('/', { [kind]: 1, [`${kind}-503`]: 2 }))).toEqual([]);
  });
});

describe('the list of tablets has words', () => {
  it.each(PATHS)('for the screen %s', (path) => {
    for (const language of ['ja', 'en'] as const) expect(screenWords(path, language)).not.toBe(path);
  });

  it.each(Object.keys(KINDS))('for an error of the kind %s', (kind) => {
    expect(errorWords(`${kind}-503`, 'ja')).toMatch(/\p{Script=Han}|\p{Script=Katakana}/u);
  });
});

it.each(Object.keys(heartbeatSchema.shape))('the list of tablets shows %s', (fact) => {
  expect(readProjectFile('kiosk/gateway/tablets/details.ts')).toMatch(new RegExp(`\\b${fact}\\b`));
});
