import type { Fault } from '../../src/errors/fault.ts';

/** Every kind of fault; a new one needs its place here and its rows. */
export const FAULTS: { readonly [K in Fault['kind']]: Extract<Fault, { kind: K }> } = {
  message: { kind: 'message', text: '' },
  'invalid-format': { kind: 'invalid-format' },
  status: { kind: 'status' },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  'load-error': { kind: 'load-error' },
  facilities: { kind: 'facilities' },
  card: { kind: 'card' },
  'card-script': { kind: 'card-script' },
  'payment-unknown': { kind: 'payment-unknown' },
  'session-ended': { kind: 'session-ended' },
  general: { kind: 'general' },
  dropped: { kind: 'dropped' },
  other: { kind: 'other' },
};
