import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';
import { Tablet } from './support/linux-install';

const URL = 'http://localhost:4173';
const MAP = 'usr/lib/lobby-screen/xkb/symbols/lobby-screen';
const installed = new Tablet(undefined, afterAll);
installed.install(URL, '--speech');

/** Each key's meaning in the map: its last line counts. */
const meanings = (map: string): ReadonlyMap<string, string> =>
  new Map(
    [...map.matchAll(/override key <(\S+)> \{ \[ (\S+) \]/gu)].map(([, key = '', symbol = '']) => [
      key,
      symbol,
    ]),
  );

/** Runs a program of the tablet with others in place of the machine's; each writes down how it was called, and what it read. */
function run(
  program: string,
  args: readonly string[],
  text: string,
  others: Readonly<Record<string, string>>,
) {
  const top = newFolder();
  const bin = join(top, 'bin');
  const said = join(top, 'said');
  mkdirSync(bin);
  for (const [name, script] of Object.entries(others)) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >>${said}\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const { status } = spawnSync('sh', [installed.at(`usr/lib/lobby-screen/programs/${program}`), ...args], {
    env: { PATH: `${bin}:${process.env.PATH}`, TOP: top },
    input: text,
    encoding: 'utf8',
  });
  return { status, said: existsSync(said) ? readFileSync(said, 'utf8').trim().split('\n') : [], top };
}

describe('a tablet that reads aloud', () => {
  it('keys for listeners reach the page as F13 to F24, at which Chromium does nothing; no other key is let through', () => {
    const shut = new Tablet();
    shut.install(URL);
    const closed = meanings(shut.read(MAP));
    const open = [...meanings(installed.read(MAP))].filter(([key, symbol]) => closed.get(key) !== symbol);
    const ten = Array.from({ length: 10 }, (_, n) => [`FK${`${n + 1}`.padStart(2, '0')}`, `F${n + 13}`]);
    const twelve = Array.from({ length: 12 }, (_, n) => [`FK${n + 13}`, `F${n + 13}`]);
    expect(open).toEqual(expect.arrayContaining([...ten, ...twelve]));
    expect(open).toHaveLength(22);
    expect(new Set(closed.values())).toEqual(new Set(['Shift_L']));
  });

  it('is asked for by an option, and taken back by another', () => {
    const tablet = new Tablet(installed);
    expect(tablet.read('etc/lobby-screen/settings')).toContain('\nSPEECH=yes\n');
    expect(tablet.install().out).toBe('');
    tablet.install('--no-speech');
    expect(tablet.read('etc/lobby-screen/settings')).toContain('\nSPEECH=no\n');
    expect(tablet.read(MAP)).not.toContain('F13');
  });

  it('what is said stands in no log, and what a guest has typed is a word of the shell and no command', () => {
    const folder = 'usr/lib/lobby-screen/speech';
    expect(installed.read(`${folder}/speechd.conf`)).toMatch(/^LogLevel 0$/mu);
    const voices = installed.read(`${folder}/voices.conf`);
    expect(voices).toMatch(/^Debug 0$/mu);
    expect(voices.match(/\$DATA/gu)).toHaveLength(1);
    expect(voices).toContain(String.raw`printf %s \'$DATA\' |`);
  });

  it.each([
    ['english', '0', 'espeak-ng --stdout -v en-us -s 170'],
    ['english', '100', 'espeak-ng --stdout -v en-us -s 510'],
    ['korean', '-100', 'espeak-ng --stdout -v ko -s 57'],
    ['mandarin', '0', 'espeak-ng --stdout -v cmn-latn-pinyin -s 170'],
    ['taiwan', '37', 'espeak-ng --stdout -v cmn-latn-pinyin -s 255'],
    ['nitech', '37', expect.stringMatching(/^open_jtalk .* -r 1\.65 -ow \/dev\/stdout$/u)],
  ])('%s at %s of 100', (voice, rate, call) => {
    const { status, said } = run('say', [voice, rate], 'x', {
      'espeak-ng': 'cat',
      open_jtalk: 'cat',
      aplay: 'cat >/dev/null',
    });
    expect(status).toBe(0);
    expect([...said].sort()).toEqual([expect.stringMatching(/^aplay -q -D /u), call].sort());
  });

  it('every voice that is offered has a program, and a letter that it can read', () => {
    const voices = installed.read('usr/lib/lobby-screen/speech/voices.conf');
    const offered = [...voices.matchAll(/^AddVoice "(\S+)" "MALE1" "(\S+)"$/gmu)];
    expect(offered.map(([, language]) => language)).toEqual(['ja', 'en-US', 'ko', 'zh-CN', 'zh-TW']);
    for (const [, language, voice = ''] of offered) {
      expect(voices).toContain(`GenericLanguage "${language}" "${language}" "utf-8"`);
      expect(run('say', [voice], 'x', { 'espeak-ng': 'cat', open_jtalk: 'cat', aplay: 'cat' }).status).toBe(
        0,
      );
    }
    expect(run('say', ['stranger'], 'x', { aplay: 'grep -q .' }).status).toBe(1);
  });

  it('Japanese in two lines is said whole', () => {
    const { top } = run('say', ['nitech'], '一\n二', { open_jtalk: 'cat >"$TOP/read"', aplay: 'cat' });
    expect(readFileSync(join(top, 'read'), 'utf8')).toBe('一 二');
  });

  it('headphones at the jack of the machine are told to the page by a key, and other plugs are not', () => {
    const { said } = run('headphones', [], '', {
      // Told apart by how often it was asked: out, in, in, out.
      amixer: `case "$*" in
        *controls) echo x >>$TOP/asked; echo "numid=1,iface=CARD,name='Mic Jack'"; echo "numid=2,iface=CARD,name='Headphone Jack'" ;;
        *Headphone*) case $(wc -l <$TOP/asked) in 2 | 3) echo '  : values=on' ;; *) echo '  : values=off' ;; esac ;;
        *) echo '  : values=on' ;;
      esac`,
      alsactl: "printf '%s\\n' 'hw:0 Headphone Jack' 'hw:0 Mic Jack' 'hw:0 Headphone Jack'",
      wtype: '',
    });
    expect(said.filter((line) => line.startsWith('wtype'))).toEqual(['wtype -k F23', 'wtype -k F24']);
  });
});
