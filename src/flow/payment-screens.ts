import type { Config } from '~/config/schema';
import type { Need, ScreenRow } from './screen-row';

/** True if guests can pay by card here. Without the provider's script every card would fail. */
export const takesCards = ({ card }: Config): boolean => card.script_url !== '';

type PaymentRow = Pick<ScreenRow, 'title' | 'name' | 'needs' | 'back' | 'holdsCard' | 'commits'>;
const rows = <const S extends string>(table: Readonly<Record<S, PaymentRow>>) => table;

const PAYMENT_SCREENS = rows({
  'check-total': {
    title: 'views.payment.check_total_view.title',
    name: { ja: '金額確認', en: 'amount' },
    back: 'straight',
    needs: ['payment'],
  },
  'input-card': {
    title: 'views.payment.input_card_view.title',
    name: { ja: 'カード入力', en: 'card' },
    back: 'straight',
    needs: ['payment'],
    holdsCard: true,
  },
  'receipt-mail': {
    title: 'views.payment.receipt_mail_view.title',
    name: { ja: '領収書メール', en: 'receipt by mail' },
    back: 'straight',
    needs: ['payment', 'card'],
    holdsCard: true,
  },
  'receipt-name': {
    title: 'views.payment.receipt_name_view.title',
    name: { ja: '領収書宛名', en: 'name on the receipt' },
    back: 'straight',
    needs: ['payment', 'card'],
    holdsCard: true,
  },
  'check-payment': {
    title: 'views.payment.check_payment_view.title',
    name: { ja: '支払い確認', en: 'payment' },
    back: 'straight',
    needs: ['payment', 'card'],
    holdsCard: true,
    commits: true,
  },
  'complete-payment': {
    title: 'views.payment.complete_payment_view.title',
    name: { ja: '支払い完了', en: 'paid' },
    back: 'none',
    needs: ['paid'],
  },
});

/** A payment screen of either journey. */
export type PaymentScreen = keyof typeof PAYMENT_SCREENS;

/** Creates the row of a payment screen. @param also further needs in this journey */
export const payment = <const Next extends string>(
  screen: PaymentScreen,
  code: ScreenRow['code'],
  isOpen: (config: Config) => boolean,
  next: ScreenRow<Next>['next'],
  also: readonly Need[] = [],
): ScreenRow<Next> => {
  const row = PAYMENT_SCREENS[screen];
  return { ...row, code, needs: [...row.needs, ...also], step: 'payment', isOpen, next };
};
