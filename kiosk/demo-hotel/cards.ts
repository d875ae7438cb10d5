/** The shop of `public_key` and the script. */
export const DEMO_SHOP_ID = 'demo-shop';
export const DEMO_TOKEN = /^demo-token-[0-9a-f]{32}$/u;

export interface DemoCard {
  /** 16 digits, Luhn valid. */
  readonly number: string;
  readonly ja: string;
  readonly en: string;
}

export const GOOD_CARD = '4111111111111111';

/** Any other card succeeds. The digits before the last are the answer's code; 998 and 999 are ours. */
export const DEMO_CARDS: readonly DemoCard[] = [
  { number: GOOD_CARD, ja: '成功', en: 'succeeds' },
  { number: cardFor('998'), ja: '成功（トークンが配列）', en: 'succeeds, the token arrives as a list' },
  { number: cardFor('102'), ja: 'カード番号不正（102）', en: 'card number refused (102)' },
  { number: cardFor('112'), ja: '有効期限不正（112）', en: 'expiry refused (112)' },
  { number: cardFor('122'), ja: 'セキュリティコード不正（122）', en: 'security code refused (122)' },
  { number: cardFor('132'), ja: '名義不正（132）', en: 'holder refused (132)' },
  { number: cardFor('142'), ja: 'トークン数不正（142）', en: 'token count refused (142)' },
  { number: cardFor('162'), ja: 'ショップ不正（162）', en: 'shop refused (162)' },
  { number: cardFor('180'), ja: 'ショップ不明（180）', en: 'unknown shop (180)' },
  { number: cardFor('999'), ja: '応答なし', en: 'never answers' },
];

/** The Luhn-valid demo card for a code such as `102`. */
export function cardFor(code: string): string {
  const body = `400000000000${code}`;
  const sum = [...body].reduceRight((total, digit, at) => {
    // The check digit is the last of 16, so the even places from the left are doubled.
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
