import { describe, expect, it } from 'vitest';
import { judge } from '../../kiosk/server/check-settings.ts';
import { wordsFor } from '../../kiosk/server/settings-words.ts';
import { SETTINGS } from '../../kiosk/settings/config-schema-json.ts';

const saidOf = (json: object) => {
  const { refused, slips, remarks } = judge(json, 'either');
  return [...refused, ...slips, ...remarks].map((found) => ({ key: found.key, ...wordsFor(found) }));
};

describe('the words about settings in both languages', () => {
  it.each([
    [
      { kiosk: { idle_timeout_s: 14, idle_prompt_s: 5 } },
      'must be 15 or more; 15 is used instead of 14',
      '15以上にしてください。14の代わりに15を使います',
    ],
    [
      { kiosk: { idle_timeout_s: 3601 } },
      'must be 3600 or less; 3600 is used instead of 3601',
      '3600以下にしてください。3601の代わりに3600を使います',
    ],
    [
      { kiosk: { idle_timeout_s: 20.5 } },
      'must be a whole number; 21 is used instead of 20.5',
      '整数にしてください。20.5の代わりに21を使います',
    ],
    [
      { kiosk: { idle_timeout_s: 60, idle_prompt_s: 60 } },
      'must be less than kiosk.idle_timeout_s; 59 is used instead of 60',
      'kiosk.idle_timeout_sより短くしてください。60の代わりに59を使います',
    ],
    [
      { visibility: { companion: { age: 3 } } },
      /^must be 0 .*; 2 is used instead of 3$/u,
      /^0（.*。3の代わりに2を使います$/u,
    ],
    [{ error: 'unauthorized' }, /^is no settings file: /u, /設定ファイルではないようです/u],
    [{ kiosk: { idle_timeout_s: '90' } }, 'must be a number', '数にしてください'],
    [{ kiosk: { attract: 'yes' } }, 'must be true or false', 'trueかfalseにしてください'],
    [{ system: 'other' }, 'must be one of: legacy, cico', '次のどれかにしてください：legacy, cico'],
    [{ qr_code: { factors: [''] } }, 'must have at least 1 characters', '1文字以上にしてください'],
    [{ theme: { primary: 'red' } }, 'must be a colour such as #0f5c5c', '#0f5c5cのような色にしてください'],
    [
      { system: 'cico', display: {}, colour: 'red' },
      'is not a key of this file',
      /このファイルにはないキー/u,
    ],
    [{ kiosk: { staff_pin_hash: '2468' } }, /make-pin-hash/u, /make-pin-hash/u],
    [{ facility: { id: '東京' } }, /HTTP header/u, /HTTPヘッダー/u],
    [{ display: { control_visibility: true } }, /does nothing without a facility/u, /施設がない/u],
    [{ display: { use_facility_selector: true } }, /nobody chooses a facility/u, /施設を選ばない/u],
    [
      { theme: { primary: '#FFD400' } },
      /^has too little contrast: 1\.32 .* of #FFD400$/u,
      /^コントラストが足りません（.*1\.32.*#FFD400の代わり/u,
    ],
    [{ card: { script_url: '/demo/token.js' } }, /the demo hotel's/u, /デモホテル/u],
    [{ language: { supported: ['en'] } }, /it is ja\)$/u, /書かなければja/u],
  ])('%j', (json, en, ja) => {
    const [said] = saidOf(json);
    expect(said?.en).toMatch(typeof en === 'string' ? new RegExp(`^${en}$`, 'u') : en);
    expect(said?.ja).toMatch(typeof ja === 'string' ? new RegExp(`^${ja}$`, 'u') : ja);
  });

  /** No findings of their own. */
  const GOOD = { card: { script_url: 'https://card.example/token.js' } };
  it.each<[key: string, json: object, alike: object]>([
    ['card.script_url', { system: 'legacy' }, { display: { use_checkout: false } }],
    ['card.script_url', { display: { use_checkout: false, use_checkin_payment: true } }, GOOD],
    ['card.script_url', { card: { script_url: 'http://card.example/t.js' } }, GOOD],
    ['card.script_url', { card: { script_url: '//card.example/t.js' } }, GOOD],
    [
      'api.client_url',
      { ...GOOD, api: { client_url: '//pms.example' } },
      { ...GOOD, api: { client_url: '/' } },
    ],
    ['api.point_url', { ...GOOD, api: { point_url: '//points.example' } }, GOOD],
    ['address_lookup.url', { ...GOOD, address_lookup: { url: '//zip.example' } }, GOOD],
    [
      'api.authorization_client',
      { ...GOOD, system: 'cico' },
      { ...GOOD, system: 'cico', api: { authorization_client: 'key' } },
    ],
    [
      'language.auto_language_select',
      { ...GOOD, language: { supported: ['ja', 'en'] } },
      { ...GOOD, language: { supported: ['ja', 'en'], auto_language_select: 'query' } },
    ],
    [
      'visibility.representative.passport',
      { ...GOOD, visibility: { representative: { passport: 2, overseas: 0 } } },
      { ...GOOD, visibility: { representative: { overseas: 0 } } },
    ],
    [
      'qr_code.factors',
      { ...GOOD, qr_code: { factors: ['prefix', 'name||kana_name'] } },
      { ...GOOD, qr_code: { factors: ['prefix', 'reference_number || kana_name'] } },
    ],
    [
      'facility.id',
      { ...GOOD, display: { use_facility_selector: true } },
      { ...GOOD, display: { use_facility_selector: true, use_checkout: false } },
    ],
  ])('%s: what cannot serve a guest is remarked on: %j, and not %j', (key, json, alike) => {
    expect(judge(json, 'real')).toMatchObject({ refused: [], slips: [], remarks: [{ key }] });
    expect(saidOf(json).map((said) => said.key)).toEqual([key]);
    expect(saidOf(alike)).toEqual([]);
  });

  const vague = wordsFor({ kind: 'custom', values: {} });
  const settings = [...SETTINGS].filter(([, { properties }]) => properties === undefined);
  it.each(settings.map(([path]) => path))(
    '%s of a wrong type or value is not only said to be not allowed',
    (path) => {
      for (const value of [{ no: true }, [3], -1, 1.5, 'not right', 10_000_000, true]) {
        const json = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
        const said = saidOf(json instanceof Object ? json : {});
        for (const { en, ja } of said) {
          expect([en, ja]).not.toContain(vague.en);
          expect(ja).not.toBe(vague.ja);
          expect(en + ja).not.toMatch(/\{\w+\}/u);
        }
      }
    },
  );
});
