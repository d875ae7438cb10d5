import { describe, expect, it } from 'vitest';
import { voiceFor, voiceless } from '~/speech/voices';

const voice = (
  name: string,
  lang: string,
  own: Partial<SpeechSynthesisVoice> = {},
): SpeechSynthesisVoice => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
  default: false,
  ...own,
});

const REMOTE = { localService: false };

describe('the voice for a language', () => {
  it.each([
    [
      'is one of the tablet, never one of a server',
      'ja',
      [voice('Google 日本語', 'ja-JP', REMOTE), voice('Kyoko', 'ja-JP')],
      'Kyoko',
    ],
    ['is none where all are of a server', 'ja', [voice('Google 日本語', 'ja-JP', REMOTE)], undefined],
    ['may be of any country', 'en', [voice('Karen', 'en-AU')], 'Karen'],
    ['is written in any way', 'ja', [voice('Android', 'ja_JP')], 'Android'],
    [
      'is the better one',
      'ja',
      [voice('Kyoko', 'ja-JP'), voice('Kyoko (Enhanced)', 'ja-JP')],
      'Kyoko (Enhanced)',
    ],
    ['is the default one of two', 'ja', [voice('A', 'ja-JP'), voice('B', 'ja-JP', { default: true })], 'B'],
    [
      'is espeak’s only as a last resort',
      'ja',
      [voice('Japanese espeak-ng', 'ja', { default: true }), voice('Mei', 'ja-JP')],
      'Mei',
    ],
    ['is espeak’s where there is no other', 'ko', [voice('Korean espeak-ng', 'ko')], 'Korean espeak-ng'],
    [
      'of simplified Chinese is no Taiwanese one',
      'zh-Hans',
      [voice('Meijia', 'zh-TW'), voice('Tingting', 'zh-CN')],
      'Tingting',
    ],
    ['of traditional Chinese is no mainland one', 'zh-Hant', [voice('Tingting', 'zh-CN')], undefined],
    ['of traditional Chinese may be of Taiwan', 'zh-Hant', [voice('Meijia', 'zh-TW')], 'Meijia'],
    ['of Chinese may be called Mandarin', 'zh-Hans', [voice('Mandarin', 'cmn')], 'Mandarin'],
    ['is none of a name that is no language', 'ja', [voice('Odd', '!')], undefined],
  ] as const)('%s', (_, lang, voices, name) => expect(voiceFor(lang, voices)?.name).toBe(name));
});

it('languages without a voice are named, all of them where the browser does not speak', async () => {
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => [voice('Kyoko', 'ja-JP')] });
  expect(await voiceless(['ja', 'ko', 'zh-Hant'], synthesis)).toEqual(['ko', 'zh-Hant']);
  expect(await voiceless(['ja'], null)).toEqual(['ja']);
});
