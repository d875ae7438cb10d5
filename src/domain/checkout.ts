/** One line of a folio. `price` is in yen; credits are negative. */
export type FolioLine = { readonly name: string; readonly date: string; readonly price: number };

export type Checkout = {
  /** The name of the look-up, as the guest reads it. */
  readonly reservationName: string;
  /** Id in the hotel's queue; undefined if the hotel returned none. */
  readonly requestId: string | undefined;
  /** True once it is this guest's turn. */
  readonly isReady: boolean;
  /** Rooms that the hotel knows; empty if the guest enters the room number. */
  readonly roomList: readonly string[];
  readonly rooms: readonly string[];
  readonly folio: readonly FolioLine[];
  readonly hasAgreed: boolean;
  readonly isDone: boolean;
};

export const newCheckout = (reservationName: string): Checkout => ({
  reservationName,
  requestId: undefined,
  isReady: false,
  roomList: [],
  rooms: [],
  folio: [],
  hasAgreed: false,
  isDone: false,
});
