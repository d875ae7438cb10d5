import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Tablet } from './support/linux-install';
import { machineOf, programOf } from './support/linux-programs';

/** When the watcher starts Chromium or the compositor anew, by what the screen shows and for how long. */

const installed = new Tablet(undefined, afterAll);
installed.install('http://localhost:4173', '--device', 'LOBBY-1');
const SETTINGS = 'etc/lobby-screen/settings';
const usual = installed.read(SETTINGS);

const WATCH_S = 300;
const COMPOSITOR = '77';

/** A picture of so many thousandths of grey on white or black. */
const grey = (thousandths: number, ground: 'white' | 'black') =>
  `{ head -c ${thousandths} /dev/zero | tr '\\000' '\\200'; head -c ${1000 - thousandths} /dev/zero | tr '\\000' '\\${ground === 'white' ? '377' : '000'}'; }`;
const PAGE = grey(500, 'white');
const NO_PICTURE = ':';

/** Runs the watcher with words in the place of its loop. @returns what it ends */
function watched(picture: string, words: string, { settings = '', isDark = false } = {}): readonly string[] {
  installed.write(SETTINGS, usual + settings);
  installed.write('usr/lib/lobby-screen/programs/screen', `#!/bin/sh\nexit ${isDark ? 3 : 0}\n`);
  const { top, run } = machineOf(installed, { date: 'echo 1200' });
  const text = programOf(installed, 'watch').replace(
    /\nmain\n$/u,
    `
     said=$XDG_RUNTIME_DIR/ended
     restart_browser() { echo browser >>"$said"; times=$((times * 2)) restarted=$now since=$now last=''; }
     kill() { echo "$*" >>"$said"; }
     : >"$said"
     ${words}`,
  );
  run(`picture() { ${picture}; }; uptime_s() { echo 0; }; ${text}`, COMPOSITOR);
  return readFileSync(join(top, 'ended'), 'utf8').split('\n').slice(0, -1);
}

const judged = (picture: string, still: number, times: number) =>
  watched(picture, `times=${times} now=9999 still=${still} now_seen=$(picture | sha256sum); judge`);

it.each([
  ['a page that has just come to a stand', PAGE, WATCH_S - 1, 1, []],
  ['a page that stands still', PAGE, WATCH_S, 1, ['browser']],
  ['one that stood still after the last start too', PAGE, WATCH_S, 2, []],
  ['one that goes on standing still', PAGE, 2 * WATCH_S, 2, ['browser']],
  ['one that never moves, within the longest wait', PAGE, 3599, 64, []],
  ['one that never moves, after the longest wait', PAGE, 3600, 64, ['browser']],
  ['a white page, at first', grey(14, 'white'), 29, 1, []],
  ['a white page', grey(14, 'white'), 30, 1, ['browser']],
  ['our sparsest screen in high contrast', grey(40, 'white'), 30, 1, []],
  ['a black screen', grey(199, 'black'), 30, 1, ['browser']],
  ['a dark screen of ours', grey(300, 'black'), 30, 1, []],
  ['a compositor that is slow to answer', NO_PICTURE, WATCH_S - 1, 1, []],
  ['a compositor that does not answer', NO_PICTURE, WATCH_S, 1, [`-KILL ${COMPOSITOR}`]],
  ['one that did not answer before either', NO_PICTURE, WATCH_S, 64, [`-KILL ${COMPOSITOR}`]],
])('%s', (_, picture, still, times, ended) => expect(judged(picture, still, times)).toEqual(ended));

/** Looks at these pictures, one every so many seconds. */
const looks = (pictures: readonly string[], everyS: number, tablet: Parameters<typeof watched>[2]) =>
  watched(
    `eval "$(sed -n "$(cat "$XDG_RUNTIME_DIR/at")p" "$XDG_RUNTIME_DIR/pictures")"`,
    `printf '%s\\n' ${pictures.map((picture) => `'echo ${picture}'`).join(' ')} >"$XDG_RUNTIME_DIR/pictures"
     echo 0 >"$XDG_RUNTIME_DIR/at"
     uptime_s() { echo $(($(cat "$XDG_RUNTIME_DIR/at") * ${everyS})); }
     sleep() { at=$(($(cat "$XDG_RUNTIME_DIR/at") + 1)); echo "$at" >"$XDG_RUNTIME_DIR/at"; [ "$at" -le ${pictures.length} ]; }
     is_empty() { return 1; }
     main`,
    tablet,
  );
const times = (count: number, picture: string): readonly string[] =>
  Array.from({ length: count }, () => picture);

it.each([
  ['a picture that moves', ['a', 'b', 'a', 'b', 'a'], {}, 0],
  ['a picture that stands still', times(5, 'a'), {}, 1],
  ['a picture that stands still again after a start', times(11, 'a'), {}, 2],
  ['one that moves for long after a start', [...times(5, 'a'), 'b', 'c', 'd', ...times(5, 'a')], {}, 2],
  ['a picture that stands still, where nobody is to look', times(9, 'a'), { settings: 'WATCH=no\n' }, 0],
  ['a screen that is dark by night', times(9, 'a'), { isDark: true }, 0],
])('%s', (_, pictures, tablet, starts) =>
  expect(looks(pictures, 100, tablet)).toEqual(times(starts, 'browser')),
);
