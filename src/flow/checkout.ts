import type { ScreenPath } from './screens';

/** The screens of check-out that a guest goes through in order; what a payment adds is its own affair. */
export type CheckoutPath =
  | '/checkout/wait'
  | '/checkout/room-number'
  | '/checkout/payment-terms'
  | '/checkout/confirm-checkout'
  | '/checkout/complete-checkout';

/** The screen after this one; a guest with nothing to pay never sees a card screen. */
export function nextInCheckout(
  path: CheckoutPath,
  { hasPayment }: { readonly hasPayment: boolean },
): ScreenPath {
  switch (path) {
    case '/checkout/wait':
      return '/checkout/room-number';
    case '/checkout/room-number':
      return '/checkout/payment-terms';
    case '/checkout/payment-terms':
      return hasPayment ? '/checkout/check-total' : '/checkout/confirm-checkout';
    case '/checkout/confirm-checkout':
      return '/checkout/complete-checkout';
    case '/checkout/complete-checkout':
      return '/';
  }
}
