import type { SettingPath, SettingWords } from './setting.ts';

/** The hotel's own sentences, links, pictures and colours. */
export const LOOK_SETTINGS = {
  notices: {
    en: {
      name: 'Own sentences',
      meaning: "The hotel's own sentences: one text for all languages, or one for each.",
    },
    ja: {
      name: '施設からのお知らせ',
      meaning: '施設独自の文です。すべての言語で同じ文か、言語ごとの文を書きます。',
    },
  },
  'notices.checkin_attention': {
    en: { name: 'Below the check-in button', meaning: 'On home, below the check-in button.' },
    ja: {
      name: 'チェックインのボタンの下',
      meaning: 'はじめの画面で、チェックインのボタンの下に表示します。',
    },
  },
  'notices.checkout_attention': {
    en: { name: 'Below the check-out button', meaning: 'On home, below the check-out button.' },
    ja: {
      name: 'チェックアウトのボタンの下',
      meaning: 'はじめの画面で、チェックアウトのボタンの下に表示します。',
    },
  },
  'notices.additional_message': {
    en: { name: 'Further sentence on home', meaning: 'On home, a further sentence.' },
    ja: { name: 'はじめの画面の追加の文', meaning: 'はじめの画面に表示する、もう一つの文です。' },
  },
  'notices.additional_html': {
    en: {
      name: 'Further HTML on home',
      meaning: 'On home, further HTML. Anything unsafe is removed. At most 200 KB and 5,000 tags.',
    },
    ja: {
      name: 'はじめの画面の追加のHTML',
      meaning: 'はじめの画面に表示するHTMLです。危険なものは取り除きます。200KB、5,000タグまでです。',
    },
  },
  'notices.search_attention': {
    en: { name: 'On the search screen', meaning: 'On the search screen of check-in.' },
    ja: { name: '予約を探す画面', meaning: 'チェックインで予約を探す画面に表示します。' },
  },
  'notices.reservation_attention': {
    en: { name: 'On the reservation screen', meaning: 'On the reservation screen.' },
    ja: { name: '予約の確認の画面', meaning: '予約の確認の画面に表示します。' },
  },
  'notices.help': {
    en: { name: 'Whom to ask for help', meaning: 'Whom a guest can ask for help. Empty: the front desk.' },
    ja: {
      name: 'お困りのときの相手',
      meaning: 'お困りのお客様に、どなたへ声をかけていただくかを書きます。空ならフロントです。',
    },
  },
  links: {
    en: { name: 'Links on home', meaning: 'Links on home. They open as QR codes.' },
    ja: { name: 'はじめの画面のリンク', meaning: 'はじめの画面のリンクです。QRコードで開きます。' },
  },
  'links.payment_law': {
    en: { name: 'Payment Services Act', meaning: 'The notice that the Payment Services Act asks for.' },
    ja: { name: '資金決済法の表示', meaning: '資金決済法に基づく表示のページです。' },
  },
  'links.eco_discount': {
    en: { name: 'Eco discount', meaning: 'The page about the eco discount.' },
    ja: { name: 'エコ割引', meaning: 'エコ割引のページです。' },
  },
  assets: {
    en: { name: 'Pictures', meaning: 'Where the pictures are.' },
    ja: { name: '画像', meaning: '画像の場所です。' },
  },
  'assets.url': {
    en: {
      name: 'Folder of the pictures',
      meaning: 'Where `checkin.png`, `checkout.png`, `logo.svg` and `ic_success.png` are.',
    },
    ja: {
      name: '画像のフォルダー',
      meaning: '`checkin.png`、`checkout.png`、`logo.svg`、`ic_success.png` の場所です。',
    },
  },
  'assets.attract': {
    en: { name: 'Attract view', meaning: 'The picture of the attract view. Empty: `checkin.png`.' },
    ja: { name: '待ち受け画面の画像', meaning: '待ち受け画面の画像です。空なら `checkin.png` を使います。' },
  },
  'assets.signature_example': {
    en: { name: 'How to sign', meaning: 'A picture that shows how to sign. Empty: the built-in one.' },
    ja: { name: '署名の見本', meaning: '署名のしかたを示す画像です。空なら、内蔵の画像を使います。' },
  },
  'assets.passport_guide': {
    en: {
      name: 'Page of the passport',
      meaning: 'A picture that shows which page of the passport is needed. Empty: the built-in one.',
    },
    ja: {
      name: 'パスポートの案内',
      meaning: 'パスポートのどのページが必要かを示す画像です。空なら、内蔵の画像を使います。',
    },
  },
  theme: {
    en: { name: 'Colours', meaning: 'Colours. A colour that is hard to read is darkened.' },
    ja: { name: '色', meaning: '色です。読みにくい色は、自動で濃くして使います。' },
  },
  'theme.primary': {
    en: { name: 'Main colour', meaning: 'The colour of the main button and of whatever is chosen.' },
    ja: { name: '主な色', meaning: '主なボタンと、選ばれたものの色です。' },
  },
  'theme.accent': {
    en: { name: 'Accent colour', meaning: 'The colour of whatever needs attention.' },
    ja: { name: '目を引く色', meaning: '注意を促すものの色です。' },
  },
} satisfies Partial<Record<SettingPath, SettingWords>>;
