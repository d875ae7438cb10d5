import type { Config } from '~/config/schema';
import { afterCheckin, afterSearch } from './checkin-code';
import { type PayingRows, payment, takesCards } from './payment-screens';
import type { Need, ScreenRow } from './screen-row';

/** Types a table in which each `next` is a path of the same table. */
const rows = <const P extends string>(table: Readonly<Record<P, ScreenRow<NoInfer<P>>>>) => table;

function checksOut({ display }: Config): boolean {
  return display.use_checkout;
}

function paysAtCheckin({ display }: Config): boolean {
  return display.use_checkin_payment;
}

const CHECKIN_PAYMENT: PayingRows = {
  pageName: 'チェックイン',
  isOpen: (config) => paysAtCheckin(config) && takesCards(config),
};
/** What is known before anything is paid at check-out. */
const TO_PAY: readonly Need[] = ['rooms', 'terms'];
const CHECKOUT_PAYMENT: PayingRows = { pageName: 'チェックアウト', isOpen: checksOut };
const CHECKOUT_CARD: PayingRows = {
  ...CHECKOUT_PAYMENT,
  isOpen: (config) => checksOut(config) && takesCards(config),
};

/** What home and the error screens, which have its title, have in common. */
const OUTSIDE = { title: 'views.home_view.title', back: 'none', needs: [], logo: true } as const;

/**
 * All screens by path, both journeys in the guest's order; `next` is the screen that follows. The steps of
 * the progress indicator are in the order of the rows. A new screen needs a row here, a file in `routes/` and
 * one in `features/`.
 */
export const SCREENS = rows({
  '/': { ...OUTSIDE, pageName: 'トップ', next: '/checkin/search' },
  '/404': { ...OUTSIDE, pageName: 'ページが見つからない', next: '/' },
  '/reload-error': { ...OUTSIDE, pageName: '再読み込みエラー', next: '/' },
  '/common-error': { ...OUTSIDE, pageName: '共通エラー', next: '/' },
  '/checkin/search': {
    title: 'views.checkin.search_view.title',
    back: 'straight',
    pageName: 'チェックイン：予約検索',
    needs: [],
    step: 'search',
    next: ({ code }) => afterSearch(code),
  },
  '/checkin/check-reservation': {
    title: 'views.checkin.check_reservation_view.title',
    back: 'confirm',
    pageName: 'チェックイン：予約確認',
    needs: ['reservation'],
    step: 'reservation',
    next: '/checkin/input-representative',
  },
  '/checkin/input-representative': {
    title: 'views.checkin.input_representative_view.title',
    back: 'straight',
    pageName: 'チェックイン：代表者入力',
    needs: ['reservation', 'guests'],
    step: 'guests',
    form: 'representative',
    next: ({ hasCompanions }) => (hasCompanions ? '/checkin/input-companions' : '/checkin/guests-info'),
  },
  '/checkin/input-companions': {
    title: 'views.checkin.input_companions_view.title',
    back: 'straight',
    pageName: 'チェックイン：同伴者入力',
    needs: ['reservation', 'guests', 'representative'],
    step: 'guests',
    form: 'companions',
    next: '/checkin/guests-info',
  },
  '/checkin/guests-info': {
    title: 'views.checkin.guests_info_view.title',
    back: 'straight',
    pageName: 'チェックイン：入力内容確認',
    needs: ['reservation', 'guests', 'party'],
    step: 'guests',
    next: '/checkin/term',
  },
  '/checkin/term': {
    title: 'views.checkin.term_view.title',
    back: 'straight',
    pageName: 'チェックイン：約款・署名',
    needs: ['reservation', 'guests', 'party'],
    step: 'agreement',
    next: '/checkin/confirm-checkin',
  },
  '/checkin/confirm-checkin': {
    title: 'views.checkin.confirm_checkin_view.title',
    back: 'straight',
    pageName: 'チェックイン：最終確認',
    needs: ['reservation', 'guests', 'party', 'signature'],
    step: 'finish',
    commits: true,
    next: ({ code }) => afterCheckin(code),
  },
  '/checkin/complete': {
    title: 'views.checkin.complete_view.title',
    back: 'none',
    pageName: 'チェックイン：完了',
    endsItself: true,
    needs: ['checked-in'],
    isOpen: ({ display, qr_code }) => !display.use_checkin_payment && !qr_code.is_active_in_checkin,
    next: '/',
  },
  '/checkin/qr': {
    title: 'views.checkin.qr_view.title',
    back: 'none',
    pageName: 'チェックイン：QRコード',
    endsItself: true,
    needs: ['arrived'],
    isOpen: ({ display, qr_code }) => display.use_checkin_payment || qr_code.is_active_in_checkin,
    next: '/',
  },
  '/checkin/unsettled-qr': {
    title: 'views.checkin.unsettled_qr_view.title',
    back: 'none',
    pageName: 'チェックイン：未精算QRコード',
    needs: ['checkin-code'],
    isOpen: paysAtCheckin,
    next: '/checkin/check-total',
  },
  '/checkin/check-total': payment('check-total', CHECKIN_PAYMENT, '/checkin/input-card'),
  '/checkin/input-card': payment('input-card', CHECKIN_PAYMENT, '/checkin/receipt-mail'),
  '/checkin/receipt-mail': payment('receipt-mail', CHECKIN_PAYMENT, '/checkin/check-payment'),
  '/checkin/receipt-name': payment('receipt-name', CHECKIN_PAYMENT, '/checkin/check-payment'),
  '/checkin/check-payment': payment('check-payment', CHECKIN_PAYMENT, '/checkin/complete-payment'),
  '/checkin/complete-payment': payment('complete-payment', CHECKIN_PAYMENT, '/checkin/qr'),
  '/checkout/search': {
    title: 'views.checkout.search_view.title',
    back: 'straight',
    pageName: 'チェックアウト：予約検索',
    needs: [],
    step: 'search',
    isOpen: checksOut,
    next: ({ isPaid }) => (isPaid ? '/checkout/complete-payment' : '/checkout/wait'),
  },
  '/checkout/wait': {
    title: 'views.checkout.wait_view.title',
    back: 'none',
    pageName: 'チェックアウト：順番待ち',
    endsItself: true,
    needs: ['queue'],
    step: 'queue',
    isOpen: checksOut,
    next: ({ paysAtDesk }) => (paysAtDesk ? '/checkout/check-total' : '/checkout/room-number'),
  },
  '/checkout/room-number': {
    title: 'views.checkout.room_number_view.title',
    back: 'confirm',
    pageName: 'チェックアウト：部屋番号',
    needs: ['called'],
    step: 'rooms',
    isOpen: checksOut,
    next: '/checkout/payment-terms',
  },
  '/checkout/payment-terms': {
    title: 'views.checkout.payment_terms_view.title',
    back: 'straight',
    pageName: 'チェックアウト：支払い条件',
    needs: ['called', 'rooms'],
    step: 'terms',
    isOpen: checksOut,
    next: ({ hasPayment }) => (hasPayment ? '/checkout/check-total' : '/checkout/confirm-checkout'),
  },
  // A guest who pays at the front desk comes straight from the queue.
  '/checkout/check-total': payment('check-total', CHECKOUT_PAYMENT, '/checkout/input-card', ['called']),
  '/checkout/input-card': payment('input-card', CHECKOUT_CARD, '/checkout/receipt-mail', TO_PAY),
  '/checkout/receipt-mail': payment('receipt-mail', CHECKOUT_CARD, '/checkout/check-payment', TO_PAY),
  '/checkout/receipt-name': payment('receipt-name', CHECKOUT_CARD, '/checkout/check-payment', TO_PAY),
  '/checkout/check-payment': payment('check-payment', CHECKOUT_CARD, '/checkout/complete-payment', TO_PAY),
  '/checkout/complete-payment': payment('complete-payment', CHECKOUT_PAYMENT, '/checkout/confirm-checkout', [
    'rooms',
  ]),
  '/checkout/confirm-checkout': {
    title: 'views.checkout.confirm_checkout_view.title',
    back: 'straight',
    pageName: 'チェックアウト：最終確認',
    needs: ['rooms', 'settled'],
    step: 'checkout',
    commits: true,
    isOpen: checksOut,
    next: '/checkout/complete-checkout',
  },
  '/checkout/complete-checkout': {
    title: 'views.checkout.complete_checkout_view.title',
    back: 'none',
    pageName: 'チェックアウト：完了',
    endsItself: true,
    needs: ['checked-out'],
    isOpen: checksOut,
    next: '/',
  },
});

/** The path of a screen. */
export type ScreenPath = keyof typeof SCREENS;

/** A row whose `next` is a screen of the app. */
export type ScreenRowOfApp = ScreenRow<ScreenPath>;

/** True for the path of a screen, even if the hotel does not have it. */
export const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(SCREENS, path);
