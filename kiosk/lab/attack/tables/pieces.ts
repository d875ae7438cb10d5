/** Bodies in pieces of one byte. */
export interface PiecesAttack {
  readonly path: string;
  /** Connections at one time. */
  readonly width: number;
  /** Connections that come from one address of this machine. */
  readonly ofAddress: number;
  /** Pieces on each; the body never ends. */
  readonly pieces: number;
}

const CALL = '/api/v1/client/payment/settlement';

/** At each path that takes bodies, from one address and from many. */
export const PIECES: readonly PiecesAttack[] = [
  { path: CALL, width: 300, ofAddress: 300, pieces: 20_000 },
  { path: CALL, width: 300, ofAddress: 100, pieces: 2_000 },
  { path: CALL, width: 800, ofAddress: 100, pieces: 4_000 },
  { path: '/api/v1/client/upload_passport', width: 800, ofAddress: 100, pieces: 4_000 },
  { path: '/heartbeat', width: 800, ofAddress: 100, pieces: 4_000 },
  { path: '/help', width: 800, ofAddress: 100, pieces: 4_000 },
  { path: '/api/v1/client/none', width: 300, ofAddress: 100, pieces: 20_000 },
  { path: '/', width: 300, ofAddress: 100, pieces: 20_000 },
];
