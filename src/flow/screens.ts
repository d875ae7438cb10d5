import type { Config } from '~/config/schema';
import { payment } from './payment-screens';
import type { ScreenRow } from './screen-row';

const rows = <const P extends string>(table: Readonly<Record<P, ScreenRow>>) => table;

function checksOut({ display }: Config): boolean {
  return display.use_checkout;
}

function paysAtCheckin({ display }: Config): boolean {
  return display.use_checkin_payment;
}

/** Every screen by its path. A new screen is one file in `screens/` and one row here. */
export const SCREENS = rows({
  '/': {
    title: 'views.home_view.title',
    back: 'none',
    pageName: 'トップ',
    needs: [],
    logo: true,
  },
  '/404': {
    title: 'views.home_view.title',
    back: 'none',
    pageName: 'ページが見つからない',
    needs: [],
    logo: true,
  },
  '/reload-error': {
    title: 'views.home_view.title',
    back: 'none',
    pageName: '再読み込みエラー',
    needs: [],
    logo: true,
  },
  '/common-error': {
    title: 'views.home_view.title',
    back: 'none',
    pageName: '共通エラー',
    needs: [],
    logo: true,
  },
  '/checkin/search': {
    title: 'views.checkin.search_view.title',
    back: 'straight',
    pageName: 'チェックイン：予約検索',
    needs: [],
    step: 'search',
  },
  '/checkin/check-reservation': {
    title: 'views.checkin.check_reservation_view.title',
    back: 'confirm',
    pageName: 'チェックイン：予約確認',
    needs: ['reservation'],
    step: 'reservation',
  },
  '/checkin/input-representative': {
    title: 'views.checkin.input_representative_view.title',
    back: 'straight',
    pageName: 'チェックイン：代表者入力',
    needs: ['reservation', 'guests'],
    step: 'guests',
  },
  '/checkin/input-companions': {
    title: 'views.checkin.input_companions_view.title',
    back: 'straight',
    pageName: 'チェックイン：同伴者入力',
    needs: ['reservation', 'guests', 'representative'],
    step: 'guests',
  },
  '/checkin/guests-info': {
    title: 'views.checkin.guests_info_view.title',
    back: 'straight',
    pageName: 'チェックイン：入力内容確認',
    needs: ['reservation', 'guests', 'party'],
    step: 'guests',
  },
  '/checkin/term': {
    title: 'views.checkin.term_view.title',
    back: 'straight',
    pageName: 'チェックイン：約款・署名',
    needs: ['reservation', 'guests', 'party'],
    step: 'agreement',
  },
  '/checkin/confirm-checkin': {
    title: 'views.checkin.confirm_checkin_view.title',
    back: 'straight',
    pageName: 'チェックイン：最終確認',
    needs: ['reservation', 'guests', 'party', 'signature'],
    step: 'finish',
    commits: true,
  },
  '/checkin/complete': {
    title: 'views.checkin.complete_view.title',
    back: 'none',
    pageName: 'チェックイン：完了',
    endsItself: true,
    needs: ['checked-in'],
    isOpen: ({ display, qr_code }) => !display.use_checkin_payment && !qr_code.is_active_in_checkin,
  },
  '/checkin/qr': {
    title: 'views.checkin.qr_view.title',
    back: 'none',
    pageName: 'チェックイン：QRコード',
    endsItself: true,
    needs: ['checkin-code'],
    isOpen: ({ display, qr_code }) => display.use_checkin_payment || qr_code.is_active_in_checkin,
  },
  '/checkin/unsettled-qr': {
    title: 'views.checkin.unsettled_qr_view.title',
    back: 'none',
    pageName: 'チェックイン：未精算QRコード',
    needs: ['checkin-code'],
    isOpen: paysAtCheckin,
  },
  '/checkin/check-total': payment('check-total', 'チェックイン', paysAtCheckin),
  '/checkin/input-card': payment('input-card', 'チェックイン', paysAtCheckin),
  '/checkin/receipt-mail': payment('receipt-mail', 'チェックイン', paysAtCheckin),
  '/checkin/receipt-name': payment('receipt-name', 'チェックイン', paysAtCheckin),
  '/checkin/check-payment': payment('check-payment', 'チェックイン', paysAtCheckin),
  '/checkin/complete-payment': payment('complete-payment', 'チェックイン', paysAtCheckin),
  '/checkout/search': {
    title: 'views.checkout.search_view.title',
    back: 'straight',
    pageName: 'チェックアウト：予約検索',
    needs: [],
    step: 'search',
    isOpen: checksOut,
  },
  '/checkout/wait': {
    title: 'views.checkout.wait_view.title',
    back: 'none',
    pageName: 'チェックアウト：順番待ち',
    endsItself: true,
    needs: ['queue'],
    step: 'queue',
    isOpen: checksOut,
  },
  '/checkout/room-number': {
    title: 'views.checkout.room_number_view.title',
    back: 'confirm',
    pageName: 'チェックアウト：部屋番号',
    needs: ['called'],
    step: 'rooms',
    isOpen: checksOut,
  },
  '/checkout/payment-terms': {
    title: 'views.checkout.payment_terms_view.title',
    back: 'straight',
    pageName: 'チェックアウト：支払い条件',
    needs: ['called', 'rooms'],
    step: 'terms',
    isOpen: checksOut,
  },
  '/checkout/check-total': payment('check-total', 'チェックアウト', checksOut, ['rooms', 'terms']),
  '/checkout/input-card': payment('input-card', 'チェックアウト', checksOut, ['rooms', 'terms']),
  '/checkout/receipt-mail': payment('receipt-mail', 'チェックアウト', checksOut, ['rooms', 'terms']),
  '/checkout/receipt-name': payment('receipt-name', 'チェックアウト', checksOut, ['rooms', 'terms']),
  '/checkout/check-payment': payment('check-payment', 'チェックアウト', checksOut, ['rooms', 'terms']),
  '/checkout/complete-payment': payment('complete-payment', 'チェックアウト', checksOut, ['rooms']),
  '/checkout/confirm-checkout': {
    title: 'views.checkout.confirm_checkout_view.title',
    back: 'straight',
    pageName: 'チェックアウト：最終確認',
    needs: ['rooms', 'settled'],
    step: 'checkout',
    commits: true,
    isOpen: checksOut,
  },
  '/checkout/complete-checkout': {
    title: 'views.checkout.complete_checkout_view.title',
    back: 'none',
    pageName: 'チェックアウト：完了',
    endsItself: true,
    needs: ['checked-out'],
    isOpen: checksOut,
  },
});

/** The path of a screen. */
export type ScreenPath = keyof typeof SCREENS;

/** True for the path of a screen, open or not. */
export const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(SCREENS, path);

/** The row of a path, or undefined where the hotel has no such screen. */
export function openScreen(path: string, config: Config): ScreenRow | undefined {
  if (!isScreenPath(path)) return undefined;
  const row: ScreenRow = SCREENS[path];
  return (row.isOpen?.(config) ?? true) ? row : undefined;
}
