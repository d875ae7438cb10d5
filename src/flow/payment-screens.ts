import type { Config } from '~/config/schema';
import type { Need, ScreenRow } from './screen-row';

/** Whether guests can pay by card at this tablet; without the provider's script every card would fail after it was typed. */
export const takesCards = ({ card }: Config): boolean => card.script_url !== '';

type PaymentRow = Pick<ScreenRow, 'title' | 'pageName' | 'needs' | 'back' | 'holdsCard' | 'commits'>;
const rows = <const S extends string>(table: Readonly<Record<S, PaymentRow>>) => table;

const PAYMENT_SCREENS = rows({
  'check-total': {
    title: 'views.payment.check_total_view.title',
    pageName: '金額確認',
    back: 'straight',
    needs: ['payment'],
  },
  'input-card': {
    title: 'views.payment.input_card_view.title',
    pageName: 'カード入力',
    back: 'straight',
    needs: ['payment'],
    holdsCard: true,
  },
  'receipt-mail': {
    title: 'views.payment.receipt_mail_view.title',
    pageName: '領収書メール',
    back: 'straight',
    needs: ['payment', 'card'],
    holdsCard: true,
  },
  'receipt-name': {
    title: 'views.payment.receipt_name_view.title',
    pageName: '領収書宛名',
    back: 'straight',
    needs: ['payment', 'card'],
    holdsCard: true,
  },
  'check-payment': {
    title: 'views.payment.check_payment_view.title',
    pageName: '支払い確認',
    back: 'straight',
    needs: ['payment', 'card'],
    holdsCard: true,
    commits: true,
  },
  'complete-payment': {
    title: 'views.payment.complete_payment_view.title',
    pageName: '支払い完了',
    back: 'none',
    needs: ['paid'],
  },
});

/** A payment screen; check-in and check-out have the same ones. */
export type PaymentScreen = keyof typeof PAYMENT_SCREENS;

/** What payment rows take from their journey. */
export type PayingRows = {
  /** Prefix of the page names. */
  readonly pageName: string;
  readonly isOpen: (config: Config) => boolean;
};

/**
 * Creates the row of a payment screen.
 * @param also what must be known in this journey in addition
 */
export function payment<const Next extends string>(
  screen: PaymentScreen,
  { pageName, isOpen }: PayingRows,
  next: Next,
  also: readonly Need[] = [],
): ScreenRow<Next> {
  const row = PAYMENT_SCREENS[screen];
  return {
    ...row,
    pageName: `${pageName}：${row.pageName}`,
    needs: [...row.needs, ...also],
    step: 'payment',
    isOpen,
    next,
  };
}
