import { z } from '~/platform/zod';
import { URL_OR_NONE, urlOrPath } from '../common-rules';
import { rule } from '../problems';
import { setting } from '../setting';
import { languageTag } from './languages';

/** One text for all languages, or one per language. */
const LOCALISED = z._default(
  z.union([z.string().check(z.maxLength(5000)), z.record(languageTag, z.string())], rule('localised')),
  '',
);
const WEB_ADDRESS_OR_NONE = z._default(
  z.string().check(z.regex(/^(https:\/\/[^\s]+)?$/, rule('web-address-or-none'))),
  '',
);
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, rule('colour')));

export const notices = z.strictObject({
  checkin_attention: setting(LOCALISED, {
    name: { en: 'Below the check-in button', ja: 'チェックインのボタンの下' },
    en: 'On home, below the check-in button.',
    ja: 'はじめの画面で、チェックインのボタンの下に表示します。',
  }),
  checkout_attention: setting(LOCALISED, {
    name: { en: 'Below the check-out button', ja: 'チェックアウトのボタンの下' },
    en: 'On home, below the check-out button.',
    ja: 'はじめの画面で、チェックアウトのボタンの下に表示します。',
  }),
  additional_message: setting(LOCALISED, {
    name: { en: 'Further sentence on home', ja: 'はじめの画面の追加の文' },
    en: 'On home, a further sentence.',
    ja: 'はじめの画面に表示する、もう一つの文です。',
  }),
  additional_html: setting(LOCALISED, {
    name: { en: 'Further HTML on home', ja: 'はじめの画面の追加のHTML' },
    en: 'On home, further HTML. Anything unsafe is removed. At most 200 KB and 5,000 tags.',
    ja: 'はじめの画面に表示するHTMLです。危険なものは取り除きます。200KB、5,000タグまでです。',
  }),
  search_attention: setting(LOCALISED, {
    name: { en: 'On the search screen', ja: '予約を探す画面' },
    en: 'On the search screen of check-in.',
    ja: 'チェックインで予約を探す画面に表示します。',
  }),
  reservation_attention: setting(LOCALISED, {
    name: { en: 'On the reservation screen', ja: '予約の確認の画面' },
    en: 'On the reservation screen.',
    ja: '予約の確認の画面に表示します。',
  }),
  help: setting(LOCALISED, {
    name: { en: 'Whom to ask for help', ja: 'お困りのときの相手' },
    en: 'Whom a guest can ask for help. Empty: the front desk.',
    ja: 'お困りのお客様に、どなたへ声をかけていただくかを書きます。空ならフロントです。',
  }),
});

export const links = z.strictObject({
  payment_law: setting(WEB_ADDRESS_OR_NONE, {
    name: { en: 'Payment Services Act', ja: '資金決済法の表示' },
    en: 'The notice that the Payment Services Act asks for.',
    ja: '資金決済法に基づく表示のページです。',
  }),
  eco_discount: setting(WEB_ADDRESS_OR_NONE, {
    name: { en: 'Eco discount', ja: 'エコ割引' },
    en: 'The page about the eco discount.',
    ja: 'エコ割引のページです。',
  }),
});

export const assets = z.strictObject({
  url: setting(z._default(urlOrPath, '/data'), {
    name: { en: 'Folder of the pictures', ja: '画像のフォルダー' },
    en: 'Where `checkin.png`, `checkout.png`, `logo.svg` and `ic_success.png` are.',
    ja: '`checkin.png`、`checkout.png`、`logo.svg`、`ic_success.png` の場所です。',
  }),
  attract: setting(URL_OR_NONE, {
    name: { en: 'Attract view', ja: '待ち受け画面の画像' },
    en: 'The picture of the attract view. Empty: `checkin.png`.',
    ja: '待ち受け画面の画像です。空なら `checkin.png` を使います。',
  }),
  signature_example: setting(URL_OR_NONE, {
    name: { en: 'How to sign', ja: '署名の見本' },
    en: 'A picture that shows how to sign. Empty: the built-in one.',
    ja: '署名のしかたを示す画像です。空なら、内蔵の画像を使います。',
  }),
  passport_guide: setting(URL_OR_NONE, {
    name: { en: 'Page of the passport', ja: 'パスポートの案内' },
    en: 'A picture that shows which page of the passport is needed. Empty: the built-in one.',
    ja: 'パスポートのどのページが必要かを示す画像です。空なら、内蔵の画像を使います。',
  }),
});

export const theme = z.strictObject({
  primary: setting(z._default(colour, '#0f5c5c'), {
    name: { en: 'Main colour', ja: '主な色' },
    en: 'The colour of the main button and of whatever is chosen.',
    ja: '主なボタンと、選ばれたものの色です。',
  }),
  accent: setting(z._default(colour, '#b4532a'), {
    name: { en: 'Accent colour', ja: '目を引く色' },
    en: 'The colour of whatever needs attention.',
    ja: '注意を促すものの色です。',
  }),
});
