import type { Config } from '~/config/schema';
import type { TextKey } from '~/i18n/keys';
import type { Need, ScreenRow } from './screen-row';

const PAYMENT_SCREENS = {
  'check-total': ['views.payment.check_total_view.title', '金額確認', ['payment']],
  'input-card': ['views.payment.input_card_view.title', 'カード入力', ['payment']],
  'receipt-mail': ['views.payment.receipt_mail_view.title', '領収書メール', ['payment', 'card']],
  'receipt-name': ['views.payment.receipt_name_view.title', '領収書宛名', ['payment', 'card']],
  'check-payment': ['views.payment.check_payment_view.title', '支払い確認', ['payment', 'card']],
  'complete-payment': ['views.payment.complete_payment_view.title', '支払い完了', ['paid']],
} as const satisfies Record<string, readonly [title: TextKey, pageName: string, needs: readonly Need[]]>;

/** A screen of a payment; both journeys have the same ones. */
export type PaymentScreen = keyof typeof PAYMENT_SCREENS;

/** The row of a payment's screen. `also` is what the journey itself wants to be known before anything is paid. */
export function payment(
  screen: PaymentScreen,
  journey: string,
  isOpen: (config: Config) => boolean,
  also: readonly Need[] = [],
): ScreenRow {
  const [title, pageName, own] = PAYMENT_SCREENS[screen];
  const needs = [...own, ...also];
  const back = screen === 'complete-payment' ? 'none' : 'straight';
  const row: ScreenRow = { title, back, pageName: `${journey}：${pageName}`, needs, step: 'payment', isOpen };
  return screen === 'check-payment' ? { ...row, commits: true } : row;
}
