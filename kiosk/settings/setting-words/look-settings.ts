import type { Words } from '../../server/staff-language.ts';
import type { SettingPath } from './names.ts';

/** The hotel's own sentences, links, pictures and colours. */
export const LOOK_SETTINGS = {
  notices: {
    en: "The hotel's own sentences: one text for all languages, or one for each.",
    ja: '施設独自の文です。すべての言語で同じ文か、言語ごとの文を書きます。',
  },
  'notices.checkin_attention': {
    en: 'On home, below the check-in button.',
    ja: 'はじめの画面で、チェックインのボタンの下に表示します。',
  },
  'notices.checkout_attention': {
    en: 'On home, below the check-out button.',
    ja: 'はじめの画面で、チェックアウトのボタンの下に表示します。',
  },
  'notices.additional_message': {
    en: 'On home, a further sentence.',
    ja: 'はじめの画面に表示する、もう一つの文です。',
  },
  'notices.additional_html': {
    en: 'On home, further HTML. Anything unsafe is removed. At most 200 KB and 5,000 tags.',
    ja: 'はじめの画面に表示するHTMLです。危険なものは取り除きます。200KB、5,000タグまでです。',
  },
  'notices.search_attention': {
    en: 'On the search screen of check-in.',
    ja: 'チェックインで予約を探す画面に表示します。',
  },
  'notices.reservation_attention': { en: 'On the reservation screen.', ja: '予約の確認の画面に表示します。' },
  'notices.help': {
    en: 'Whom a guest can ask for help. Empty: the front desk.',
    ja: 'お困りのお客様に、どなたへ声をかけていただくかを書きます。空ならフロントです。',
  },
  links: {
    en: 'Links on home. They open as QR codes.',
    ja: 'はじめの画面のリンクです。QRコードで開きます。',
  },
  'links.payment_law': {
    en: 'The notice that the Payment Services Act asks for.',
    ja: '資金決済法に基づく表示のページです。',
  },
  'links.eco_discount': { en: 'The page about the eco discount.', ja: 'エコ割引のページです。' },
  assets: { en: 'Where the pictures are.', ja: '画像の場所です。' },
  'assets.url': {
    en: 'Where `checkin.png`, `checkout.png`, `logo.svg` and `ic_success.png` are.',
    ja: '`checkin.png`、`checkout.png`、`logo.svg`、`ic_success.png` の場所です。',
  },
  'assets.attract': {
    en: 'The picture of the attract view. Empty: `checkin.png`.',
    ja: '待ち受け画面の画像です。空なら `checkin.png` を使います。',
  },
  'assets.signature_example': {
    en: 'A picture that shows how to sign. Empty: the built-in one.',
    ja: '署名のしかたを示す画像です。空なら、内蔵の画像を使います。',
  },
  'assets.passport_guide': {
    en: 'A picture that shows which page of the passport is needed. Empty: the built-in one.',
    ja: 'パスポートのどのページが必要かを示す画像です。空なら、内蔵の画像を使います。',
  },
  theme: {
    en: 'Colours. A colour that is hard to read is darkened.',
    ja: '色です。読みにくい色は、自動で濃くして使います。',
  },
  'theme.primary': {
    en: 'The colour of the main button and of whatever is chosen.',
    ja: '主なボタンと、選ばれたものの色です。',
  },
  'theme.accent': { en: 'The colour of whatever needs attention.', ja: '注意を促すものの色です。' },
} satisfies Partial<Record<SettingPath, Words>>;
