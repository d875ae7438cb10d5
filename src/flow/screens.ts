import type { Config } from '~/config/schema';
import { afterCheckin, afterSearch } from './checkin-code';
import { payment, takesCards } from './payment-screens';
import type { Need, ScreenRow, Situation } from './screen-row';

/** Types a table in which each `next` is a path of the same table. */
const rows = <const P extends string>(table: Readonly<Record<P, ScreenRow<NoInfer<P>>>>) => table;

function checksOut({ display }: Config): boolean {
  return display.use_checkout;
}

function paysAtCheckin({ display }: Config): boolean {
  return display.use_checkin_payment;
}

const cardsAtCheckin = (config: Config): boolean => paysAtCheckin(config) && takesCards(config);
const TO_PAY: readonly Need[] = ['rooms', 'terms'];
const cardsAtCheckout = (config: Config): boolean => checksOut(config) && takesCards(config);

/** Common to home and the error screens, which have its title. */
const OUTSIDE = { title: 'views.home_view.title', back: 'none', needs: [], logo: true } as const;

/** A form that asks nothing is passed over, and so is the summary of no answers. */
function afterRepresentative({ asksRepresentative, asksCompanions }: Situation) {
  if (asksCompanions) return '/checkin/input-companions';
  return asksRepresentative ? '/checkin/guests-info' : '/checkin/term';
}

/** All screens by path, in the guest's order, which is also the order of the steps. */
export const SCREENS = rows({
  '/': { ...OUTSIDE, name: { ja: 'トップ', en: 'Home' }, code: undefined, next: '/checkin/search' },
  '/404': { ...OUTSIDE, name: { ja: 'ページが見つからない', en: 'No such page' }, code: 'X1', next: '/' },
  '/reload-error': { ...OUTSIDE, name: { ja: '再読み込みエラー', en: 'Reloaded' }, code: 'X2', next: '/' },
  '/common-error': { ...OUTSIDE, name: { ja: '共通エラー', en: 'An error' }, code: 'X3', next: '/' },
  '/checkin/search': {
    title: 'views.checkin.search_view.title',
    back: 'straight',
    name: { ja: '予約検索', en: 'search' },
    code: 'A1',
    needs: [],
    step: 'search',
    next: ({ code }) => afterSearch(code),
  },
  '/checkin/check-reservation': {
    title: 'views.checkin.check_reservation_view.title',
    back: 'confirm',
    name: { ja: '予約確認', en: 'reservation' },
    code: 'A2',
    needs: ['reservation'],
    step: 'reservation',
    next: (situation) =>
      situation.asksRepresentative ? '/checkin/input-representative' : afterRepresentative(situation),
  },
  '/checkin/input-representative': {
    title: 'views.checkin.input_representative_view.title',
    back: 'straight',
    name: { ja: '代表者入力', en: 'representative' },
    code: 'A3',
    needs: ['reservation', 'guests'],
    step: 'guests',
    form: 'representative',
    next: afterRepresentative,
  },
  '/checkin/input-companions': {
    title: 'views.checkin.input_companions_view.title',
    back: 'straight',
    name: { ja: '同伴者入力', en: 'companions' },
    code: 'A4',
    needs: ['reservation', 'guests', 'representative'],
    step: 'guests',
    form: 'companions',
    next: '/checkin/guests-info',
  },
  '/checkin/guests-info': {
    title: 'views.checkin.guests_info_view.title',
    back: 'straight',
    name: { ja: '入力内容確認', en: 'summary' },
    code: 'A5',
    needs: ['reservation', 'guests', 'party'],
    step: 'guests',
    next: '/checkin/term',
  },
  '/checkin/term': {
    title: 'views.checkin.term_view.title',
    back: 'straight',
    name: { ja: '約款・署名', en: 'agreement' },
    code: 'A6',
    needs: ['reservation', 'guests', 'party'],
    step: 'agreement',
    next: '/checkin/confirm-checkin',
  },
  '/checkin/confirm-checkin': {
    title: 'views.checkin.confirm_checkin_view.title',
    back: 'straight',
    name: { ja: '最終確認', en: 'last question' },
    code: 'A7',
    needs: ['reservation', 'guests', 'party', 'signature'],
    step: 'finish',
    commits: true,
    next: ({ code }) => afterCheckin(code),
  },
  '/checkin/complete': {
    title: 'views.checkin.complete_view.title',
    back: 'none',
    name: { ja: '完了', en: 'done' },
    code: 'A8',
    endsItself: true,
    needs: ['checked-in'],
    isOpen: ({ display, qr_code }) => !display.use_checkin_payment && !qr_code.is_active_in_checkin,
    next: '/',
  },
  '/checkin/unsettled-qr': {
    title: 'views.checkin.unsettled_qr_view.title',
    back: 'none',
    name: { ja: '未精算QRコード', en: 'QR code, to pay' },
    code: 'A9',
    needs: ['checkin-code'],
    isOpen: paysAtCheckin,
    next: '/checkin/check-total',
  },
  '/checkin/check-total': payment('check-total', 'A10', cardsAtCheckin, '/checkin/input-card'),
  '/checkin/input-card': payment('input-card', 'A11', cardsAtCheckin, '/checkin/receipt-mail'),
  '/checkin/receipt-mail': payment('receipt-mail', 'A12', cardsAtCheckin, '/checkin/check-payment'),
  '/checkin/receipt-name': payment('receipt-name', 'A13', cardsAtCheckin, '/checkin/check-payment'),
  '/checkin/check-payment': payment('check-payment', 'A14', cardsAtCheckin, '/checkin/complete-payment'),
  '/checkin/complete-payment': payment('complete-payment', 'A15', cardsAtCheckin, '/checkin/qr'),
  '/checkin/qr': {
    title: 'views.checkin.qr_view.title',
    back: 'none',
    name: { ja: 'QRコード', en: 'QR code' },
    code: 'A16',
    endsItself: true,
    needs: ['arrived'],
    isOpen: ({ display, qr_code }) => display.use_checkin_payment || qr_code.is_active_in_checkin,
    next: '/',
  },
  '/checkout/search': {
    title: 'views.checkout.search_view.title',
    back: 'straight',
    name: { ja: '予約検索', en: 'search' },
    code: 'B1',
    needs: [],
    step: 'search',
    isOpen: checksOut,
    next: ({ isPaid }) => (isPaid ? '/checkout/complete-payment' : '/checkout/wait'),
  },
  '/checkout/wait': {
    title: 'views.checkout.wait_view.title',
    back: 'none',
    name: { ja: '順番待ち', en: 'queue' },
    code: 'B2',
    endsItself: true,
    needs: ['queue'],
    step: 'queue',
    isOpen: checksOut,
    next: ({ paysAtDesk }) => (paysAtDesk ? '/checkout/check-total' : '/checkout/room-number'),
  },
  '/checkout/room-number': {
    title: 'views.checkout.room_number_view.title',
    back: 'confirm',
    name: { ja: '部屋番号', en: 'rooms' },
    code: 'B3',
    needs: ['called'],
    step: 'rooms',
    isOpen: checksOut,
    next: '/checkout/payment-terms',
  },
  '/checkout/payment-terms': {
    title: 'views.checkout.payment_terms_view.title',
    back: 'straight',
    name: { ja: '支払い条件', en: 'terms' },
    code: 'B4',
    needs: ['called', 'rooms'],
    step: 'terms',
    isOpen: checksOut,
    next: ({ hasPayment }) => (hasPayment ? '/checkout/check-total' : '/checkout/confirm-checkout'),
  },
  // A guest who pays at the front desk comes straight from the queue.
  '/checkout/check-total': payment('check-total', 'B5', checksOut, '/checkout/input-card', ['called']),
  '/checkout/input-card': payment('input-card', 'B6', cardsAtCheckout, '/checkout/receipt-mail', TO_PAY),
  '/checkout/receipt-mail': payment('receipt-mail', 'B7', cardsAtCheckout, '/checkout/check-payment', TO_PAY),
  '/checkout/receipt-name': payment('receipt-name', 'B8', cardsAtCheckout, '/checkout/check-payment', TO_PAY),
  '/checkout/check-payment': payment(
    'check-payment',
    'B9',
    cardsAtCheckout,
    '/checkout/complete-payment',
    TO_PAY,
  ),
  '/checkout/complete-payment': payment('complete-payment', 'B10', checksOut, '/checkout/confirm-checkout', [
    'rooms',
  ]),
  '/checkout/confirm-checkout': {
    title: 'views.checkout.confirm_checkout_view.title',
    back: 'straight',
    name: { ja: '最終確認', en: 'last question' },
    code: 'B11',
    needs: ['rooms', 'settled'],
    step: 'checkout',
    commits: true,
    isOpen: checksOut,
    next: '/checkout/complete-checkout',
  },
  '/checkout/complete-checkout': {
    title: 'views.checkout.complete_checkout_view.title',
    back: 'none',
    name: { ja: '完了', en: 'done' },
    code: 'B12',
    endsItself: true,
    needs: ['checked-out'],
    isOpen: checksOut,
    next: '/',
  },
});

export type ScreenPath = keyof typeof SCREENS;

export type ScreenRowOfApp = ScreenRow<ScreenPath>;

/** True for the path of a screen, even a closed one. */
export const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(SCREENS, path);

export function nextAfter(path: ScreenPath, situation: Situation): ScreenPath {
  const { next }: ScreenRowOfApp = SCREENS[path];
  return typeof next === 'string' ? next : next(situation);
}
