import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { withDebugging } from '../debugging.ts';
import { hold, type Lab } from '../lab.ts';
import type { Machine } from '../machine.ts';

const FILE = '/run/lobby-screen/said.wav';
/** A sentence in each language of the app, and the language as the voice has it. */
const SENTENCES = {
  ja: 'チェックインを始めます。お名前をカタカナで入力してください。',
  'en-US': 'Please enter your name, in Latin letters.',
  ko: '체크인을 시작합니다. 이름을 입력해 주십시오.',
  'zh-CN': '请输入您的姓名。',
  'zh-TW': '請輸入您的姓名。',
} as const;
/** The shortest sentence, in bytes without silence. */
const HEARD = 50_000;

/** Gives the machine a sound card: each sound that is played becomes a file. */
export async function putSoundCard(machine: Machine): Promise<void> {
  const format = 'format S16_LE rate 48000 channels 2';
  await machine.write(
    '/etc/asound.conf',
    `pcm.!default { type plug slave { pcm tofile ${format} } }
pcm.tofile { type file slave.pcm null file "${FILE}" format "wav" truncate 0 }
`,
  );
}

/** The session's own browser says a sentence in each language, by the machine's own voices alone; none is silence. */
export const voices = (lab: Lab): Promise<string> =>
  withDebugging(lab, async ({ page }) => {
    const { machine } = lab;
    await machine.must(`rm -f ${FILE}*`);
    const ended = await page.evaluate(async (sentences) => {
      if (speechSynthesis.getVoices().length === 0)
        await new Promise((resolve) => speechSynthesis.addEventListener('voiceschanged', resolve));
      const found = speechSynthesis.getVoices().filter(({ localService }) => localService);
      const said: string[] = [];
      for (const [lang, text] of Object.entries(sentences)) {
        const utterance = new SpeechSynthesisUtterance(text);
        const voice = found.find((one) => one.lang === lang);
        if (voice === undefined) continue;
        Object.assign(utterance, { voice, lang });
        await new Promise((resolve) => {
          utterance.onend = resolve;
          utterance.onerror = resolve;
          speechSynthesis.speak(utterance);
        });
        said.push(lang);
      }
      return said;
    }, SENTENCES);
    hold(ended.length === Object.keys(SENTENCES).length, `voices only for ${ended.join(', ')}`);
    const told = await machine.must(`for file in ${FILE}*; do tr -d '\\0' <$file | wc -c; done`);
    const heard = told.trim().split('\n').map(Number);
    hold(heard.length === ended.length, `${ended.length} sentences became ${heard.length} sounds`);
    hold(
      heard.every((bytes) => bytes > HEARD),
      `one is silence: ${heard.join(', ')} bytes`,
    );
    const kept = await machine.must('find /run/lobby-screen/speech-dispatcher/log -type f -exec cat {} +');
    hold(kept.trim() === '', `a log says what was said:\n${kept}`);
    const jack = await jackIsTold(lab, page);
    return `${heard.length} voices; the key of the jack: ${jack}`;
  });

/** That the page hears of headphones, where the compositor takes keys from a program: the name of the key, or why not. */
async function jackIsTold({ machine }: Lab, page: Page): Promise<string> {
  const told = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        addEventListener('keydown', ({ key }) => resolve(key), { once: true }),
      ),
  );
  const as = 'runuser -u lobby-screen -- env XDG_RUNTIME_DIR=/run/lobby-screen WAYLAND_DISPLAY=wayland-0';
  const { code } = await machine.run(`${as} wtype -k F23`);
  if (machine.places.release === 12) {
    hold(code !== 0, 'the compositor of Debian 12 takes keys now: say so in the README');
    told.catch(() => undefined);
    return 'not here';
  }
  const key = await Promise.race([told, pause(5_000, 'none')]);
  hold(key === 'F23', `the page got the key ${key}`);
  return key;
}
