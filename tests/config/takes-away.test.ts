import { expect, it } from 'vitest';
import { defaultSettings, readConfig } from '~/config/read';
import type { Settings } from '~/config/settings';
import { takesMostAway } from '~/config/takes-away';
import type { TextTree } from '~/domain/languages';

const USUAL = defaultSettings();

function settingsOf(file: unknown, ja?: TextTree): Settings {
  const reading = readConfig(file);
  if (!reading.ok) throw new Error('The settings of this test are not valid');
  return { ...USUAL, config: reading.config, overlays: ja ? { ja } : {} };
}

const NOTICES = {
  checkin_attention: '鍵はフロントで',
  checkout_attention: '鍵の返却',
  additional_message: '朝食は7時から',
  additional_html: '<b>工事中</b>',
};
const RICH = {
  system: 'cico',
  display: { use_checkout: false, use_checkin_payment: true, show_top_bar: false },
  notices: NOTICES,
  kiosk: { idle_timeout_s: 60 },
};
const GUIDANCE = {
  guidance_1_title: '湯',
  guidance_1_body: '大浴場は2階です',
  guidance_2_title: '食',
  guidance_2_body: '食事処は1階です',
};
const TEXTS = { app: { name: '湯の宿' }, views: { home_view: GUIDANCE } };

it.each<[boolean, string, Settings, Settings]>([
  [true, 'that say nothing', settingsOf(RICH), settingsOf({ system: 'cico', display: {} })],
  [
    true,
    'of another hotel that says little',
    settingsOf(RICH),
    settingsOf({ wait_interval: 1000, system: 'legacy' }),
  ],
  [
    true,
    'whose notices and flags were cut off',
    settingsOf(RICH),
    settingsOf({ system: 'cico', kiosk: RICH.kiosk }),
  ],
  [true, 'without the texts', settingsOf(RICH, TEXTS), settingsOf(RICH)],
  [true, 'whose texts were emptied', settingsOf(RICH, TEXTS), settingsOf(RICH, {})],
  [true, 'whose texts were cut', settingsOf(RICH, TEXTS), settingsOf(RICH, { app: TEXTS.app })],
  [false, 'that are the same', settingsOf(RICH, TEXTS), settingsOf(RICH, TEXTS)],
  [
    false,
    'that say everything in another way',
    settingsOf(RICH),
    settingsOf({ ...RICH, notices: { ...NOTICES, additional_message: '休館日' } }),
  ],
  [
    false,
    'without one notice, the only one',
    settingsOf({ system: 'legacy', notices: { additional_message: 'x' } }),
    settingsOf({ system: 'cico', notices: {} }),
  ],
  [false, 'without the notices, which are half', settingsOf(RICH), settingsOf({ ...RICH, notices: {} })],
  [false, 'that say more', settingsOf({ system: 'cico', notices: {} }), settingsOf(RICH, TEXTS)],
  [
    false,
    'without a language, with its texts',
    settingsOf({ ...RICH, language: { supported: ['ja', 'en'] } }, TEXTS),
    { ...settingsOf({ ...RICH, language: { supported: ['en'], default: 'en' } }) },
  ],
])('it is %s that settings %s take most away', (isSo, _, before, after) => {
  expect(takesMostAway(before, after, USUAL)).toBe(isSo);
});
