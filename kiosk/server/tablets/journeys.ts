import type { Words } from '../staff-language.ts';

const PAYING = [
  'check-total',
  'input-card',
  'receipt-mail',
  'receipt-name',
  'check-payment',
  'complete-payment',
] as const;

/** The screens of each journey in the guest's order. */
export const JOURNEYS: readonly { readonly title: Words; readonly screens: readonly string[] }[] = [
  {
    title: { ja: 'チェックイン', en: 'Check-in' },
    screens: [
      'search',
      'check-reservation',
      'input-representative',
      'input-companions',
      'guests-info',
      'term',
      'confirm-checkin',
      'complete',
      'unsettled-qr',
      ...PAYING,
      'qr',
    ].map((screen) => `/checkin/${screen}`),
  },
  {
    title: { ja: 'チェックアウト', en: 'Check-out' },
    screens: [
      'search',
      'wait',
      'room-number',
      'payment-terms',
      ...PAYING,
      'confirm-checkout',
      'complete-checkout',
    ].map((screen) => `/checkout/${screen}`),
  },
];

/** Every screen whose sums are metrics: home, what is shown for an error, and both journeys. */
export const COUNTED: readonly string[] = [
  '/',
  '/common-error',
  '/reload-error',
  ...JOURNEYS.flatMap(({ screens }) => screens),
];
