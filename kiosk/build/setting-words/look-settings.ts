import type { SettingPath, SettingWords } from './setting.ts';

/** The hotel's own sentences, links, pictures and colours. */
export const LOOK_SETTINGS = {
  notices: {
    name: { en: 'Own sentences', ja: '施設からのお知らせ' },
    meaning: {
      en: "The hotel's own sentences: one text for all languages, or one for each.",
      ja: '施設独自の文です。すべての言語で同じ文か、言語ごとの文を書きます。',
    },
  },
  'notices.checkin_attention': {
    name: { en: 'Below the check-in button', ja: 'チェックインのボタンの下' },
    meaning: {
      en: 'On home, below the check-in button.',
      ja: 'はじめの画面で、チェックインのボタンの下に表示します。',
    },
  },
  'notices.checkout_attention': {
    name: { en: 'Below the check-out button', ja: 'チェックアウトのボタンの下' },
    meaning: {
      en: 'On home, below the check-out button.',
      ja: 'はじめの画面で、チェックアウトのボタンの下に表示します。',
    },
  },
  'notices.additional_message': {
    name: { en: 'Further sentence on home', ja: 'はじめの画面の追加の文' },
    meaning: { en: 'On home, a further sentence.', ja: 'はじめの画面に表示する、もう一つの文です。' },
  },
  'notices.additional_html': {
    name: { en: 'Further HTML on home', ja: 'はじめの画面の追加のHTML' },
    meaning: {
      en: 'On home, further HTML. Anything unsafe is removed. At most 200 KB and 5,000 tags.',
      ja: 'はじめの画面に表示するHTMLです。危険なものは取り除きます。200KB、5,000タグまでです。',
    },
  },
  'notices.search_attention': {
    name: { en: 'On the search screen', ja: '予約を探す画面' },
    meaning: { en: 'On the search screen of check-in.', ja: 'チェックインで予約を探す画面に表示します。' },
  },
  'notices.reservation_attention': {
    name: { en: 'On the reservation screen', ja: '予約の確認の画面' },
    meaning: { en: 'On the reservation screen.', ja: '予約の確認の画面に表示します。' },
  },
  'notices.help': {
    name: { en: 'Whom to ask for help', ja: 'お困りのときの相手' },
    meaning: {
      en: 'Whom a guest can ask for help. Empty: the front desk.',
      ja: 'お困りのお客様に、どなたへ声をかけていただくかを書きます。空ならフロントです。',
    },
  },
  links: {
    name: { en: 'Links on home', ja: 'はじめの画面のリンク' },
    meaning: {
      en: 'Links on home. They open as QR codes.',
      ja: 'はじめの画面のリンクです。QRコードで開きます。',
    },
  },
  'links.payment_law': {
    name: { en: 'Payment Services Act', ja: '資金決済法の表示' },
    meaning: {
      en: 'The notice that the Payment Services Act asks for.',
      ja: '資金決済法に基づく表示のページです。',
    },
  },
  'links.eco_discount': {
    name: { en: 'Eco discount', ja: 'エコ割引' },
    meaning: { en: 'The page about the eco discount.', ja: 'エコ割引のページです。' },
  },
  assets: {
    name: { en: 'Pictures', ja: '画像' },
    meaning: { en: 'Where the pictures are.', ja: '画像の場所です。' },
  },
  'assets.url': {
    name: { en: 'Folder of the pictures', ja: '画像のフォルダー' },
    meaning: {
      en: 'Where `checkin.png`, `checkout.png`, `logo.svg` and `ic_success.png` are.',
      ja: '`checkin.png`、`checkout.png`、`logo.svg`、`ic_success.png` の場所です。',
    },
  },
  'assets.attract': {
    name: { en: 'Attract view', ja: '待ち受け画面の画像' },
    meaning: {
      en: 'The picture of the attract view. Empty: `checkin.png`.',
      ja: '待ち受け画面の画像です。空なら `checkin.png` を使います。',
    },
  },
  'assets.signature_example': {
    name: { en: 'How to sign', ja: '署名の見本' },
    meaning: {
      en: 'A picture that shows how to sign. Empty: the built-in one.',
      ja: '署名のしかたを示す画像です。空なら、内蔵の画像を使います。',
    },
  },
  'assets.passport_guide': {
    name: { en: 'Page of the passport', ja: 'パスポートの案内' },
    meaning: {
      en: 'A picture that shows which page of the passport is needed. Empty: the built-in one.',
      ja: 'パスポートのどのページが必要かを示す画像です。空なら、内蔵の画像を使います。',
    },
  },
  theme: {
    name: { en: 'Colours', ja: '色' },
    meaning: {
      en: 'Colours. A colour that is hard to read is darkened.',
      ja: '色です。読みにくい色は、自動で濃くして使います。',
    },
  },
  'theme.primary': {
    name: { en: 'Main colour', ja: '主な色' },
    meaning: {
      en: 'The colour of the main button and of whatever is chosen.',
      ja: '主なボタンと、選ばれたものの色です。',
    },
  },
  'theme.accent': {
    name: { en: 'Accent colour', ja: '目を引く色' },
    meaning: { en: 'The colour of whatever needs attention.', ja: '注意を促すものの色です。' },
  },
} satisfies Partial<Record<SettingPath, SettingWords>>;
