/** One line of a folio. `price` is in yen; credits are negative. */
export type FolioLine = { readonly name: string; readonly date: string; readonly price: number };

/** The state of a check-out in progress. */
export type Checkout = {
  /** The reservation name used for the look-up, as shown to the guest. */
  readonly reservationName: string;
  /** Id of the request in the hotel's queue; undefined if the hotel did not return one. */
  readonly requestId: string | undefined;
  /** True once it is this guest's turn in the queue. */
  readonly isReady: boolean;
  /** The rooms that the hotel knows; empty if the guest has to enter the room number. */
  readonly roomList: readonly string[];
  /** The rooms that the guest checks out of. */
  readonly rooms: readonly string[];
  readonly folio: readonly FolioLine[];
  readonly hasAgreed: boolean;
  readonly isDone: boolean;
};

/** A new check-out, of which only the reservation name is known. */
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
