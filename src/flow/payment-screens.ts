import type { Config } from '~/config/schema';
import type { Need, ScreenRow } from './screen-row';

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

/** A screen of a payment; both journeys have the same ones. */
export type PaymentScreen = keyof typeof PAYMENT_SCREENS;

/** What the rows of a payment take from the journey that it belongs to. */
export type PayingRows = {
  /** Stands before the name of each page. */
  readonly pageName: string;
  readonly isOpen: (config: Config) => boolean;
};

/**
 * The row of a payment's screen.
 * @param also what the journey itself needs to be known before anything is paid
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
