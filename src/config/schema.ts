import { z } from '~/platform/zod';
import { converter, display, qr_code } from './groups/features';
import { visibility } from './groups/fields';
import { address_lookup, api, facility, system, tracking } from './groups/hotel';
import { language } from './groups/languages';
import { assets, links, notices, theme } from './groups/look';
import { card, receipt } from './groups/payment';
import { kiosk, wait_interval, wait_timeout_minutes } from './groups/tablet';
import { rule } from './problems';
import { setting } from './setting';

/**
 * The hotel's settings, `/data/config.json`, in the order of their documents. Every key is optional. Tablets discard
 * stored settings when a rule or a default changes (`kiosk/build/schema-fingerprint.ts`).
 */

/** Raise this when a check that compares settings changes: JSON Schema does not show it. */
export const CROSS_CHECKS = 1;

/** Strict, so that a misspelt key is reported. */
export const configSchema = z
  .strictObject({
    $schema: setting(z.optional(z.string()), {
      name: { en: 'Schema', ja: 'スキーマ' },
      en: 'Where an editor finds the schema of this file.',
      ja: 'エディターが、このファイルの書き方を調べる場所です。',
    }),
    system,
    api: setting(z.prefault(api, {}), {
      name: { en: 'Hotel system', ja: '宿泊管理システム' },
      en: "Where the hotel's system answers.",
      ja: '宿泊管理システムの場所です。',
    }),
    facility: setting(z.prefault(facility, {}), {
      name: { en: 'Facility', ja: '施設' },
      en: 'The facility where this tablet is.',
      ja: 'この端末を置く施設です。',
    }),
    display: setting(z.prefault(display, {}), {
      name: { en: 'Screens and features', ja: '画面と機能' },
      en: 'What the screens show, and which features are on.',
      ja: '何を表示し、どの機能を使うかを決めます。',
    }),
    qr_code: setting(z.prefault(qr_code, {}), {
      name: { en: 'QR code', ja: 'QRコード' },
      en: 'The QR code of a finished check-in.',
      ja: 'チェックインの終わりに表示するQRコードです。',
    }),
    converter: setting(z.prefault(converter, {}), {
      name: { en: 'Text conversion', ja: '文字の変換' },
      en: 'How text is converted before it is sent.',
      ja: '入力された文字を、送る前にどう整えるかを決めます。',
    }),
    visibility: setting(z.optional(visibility), {
      name: { en: 'Form fields', ja: '入力項目' },
      en: 'Form fields: 0 hidden, 1 optional, 2 required. A field that is left out has the least level that the law asks for.',
      ja: '各項目を、0（なし）・1（任意）・2（必須）から選びます。選ばない項目は、法令で必要な最小限になります。',
    }),
    language: setting(z.prefault(language, {}), {
      name: { en: 'Languages', ja: '言語' },
      en: 'Languages.',
      ja: '画面の言語です。',
    }),
    wait_interval,
    wait_timeout_minutes,
    card: setting(z.prefault(card, {}), {
      name: { en: 'Card payment', ja: 'カード払い' },
      en: 'Card payment.',
      ja: 'カードでのお支払いの設定です。',
    }),
    receipt: setting(z.prefault(receipt, {}), {
      name: { en: 'Receipts', ja: '領収書' },
      en: 'Receipts.',
      ja: '領収書の設定です。',
    }),
    notices: setting(z.prefault(notices, {}), {
      name: { en: 'Own sentences', ja: '施設からのお知らせ' },
      en: "The hotel's own sentences: one text for all languages, or one for each.",
      ja: '施設独自の文です。すべての言語で同じ文か、言語ごとの文を書きます。',
    }),
    links: setting(z.prefault(links, {}), {
      name: { en: 'Links on home', ja: 'はじめの画面のリンク' },
      en: 'Links on home. They open as QR codes.',
      ja: 'はじめの画面のリンクです。QRコードで開きます。',
    }),
    address_lookup: setting(z.prefault(address_lookup, {}), {
      name: { en: 'Postcode', ja: '郵便番号' },
      en: 'Finding an address by its postcode.',
      ja: '郵便番号から住所を調べます。',
    }),
    assets: setting(z.prefault(assets, {}), {
      name: { en: 'Pictures', ja: '画像' },
      en: 'Where the pictures are.',
      ja: '画像の場所です。',
    }),
    theme: setting(z.prefault(theme, {}), {
      name: { en: 'Colours', ja: '色' },
      en: 'Colours. A colour that is hard to read is darkened.',
      ja: '色です。読みにくい色は、自動で濃くして使います。',
    }),
    tracking: setting(z.prefault(tracking, {}), {
      name: { en: 'Page views', ja: '画面の記録' },
      en: 'Page views.',
      ja: 'どの画面が開かれたかを記録します。',
    }),
    kiosk: setting(z.prefault(kiosk, {}), {
      name: { en: 'Tablet', ja: '端末' },
      en: 'How the tablet behaves.',
      ja: '端末の動作です。',
    }),
  })
  .check(
    z.check(({ value: { kiosk }, issues }) => {
      // Each value is valid by itself at this point.
      if (issues.length > 0 || kiosk.idle_prompt_s < kiosk.idle_timeout_s) return;
      issues.push({
        code: 'too_big',
        origin: 'number',
        message: rule('prompt-before-timeout'),
        maximum: kiosk.idle_timeout_s - 1,
        input: kiosk.idle_prompt_s,
        path: ['kiosk', 'idle_prompt_s'],
      });
    }),
    z.refine((config) => config.language.supported.includes(config.language.default), {
      path: ['language', 'default'],
      error: rule('default-supported'),
    }),
  );

/** Settings with all defaults filled in. */
export type Config = z.infer<typeof configSchema>;
export type LocalisedText = Config['notices']['additional_message'];
