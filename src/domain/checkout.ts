/** One line of a folio. Price in yen; credits are negative. */
export type FolioLine = { readonly name: string; readonly date: string; readonly price: number };

/** What is known of a check-out under way. */
export type Checkout = {
  /** The name the reservation was looked up with, as the guest sees it. */
  readonly reservationName: string;
  /** The place in the queue; undefined where the hotel had none to give. */
  readonly requestId: string | undefined;
  /** The queue has called the guest. */
  readonly isReady: boolean;
  /** The rooms the hotel knows; empty where the guest has to name one. */
  readonly roomList: readonly string[];
  /** The rooms the guest checks out of. */
  readonly rooms: readonly string[];
  readonly folio: readonly FolioLine[];
  readonly hasAgreed: boolean;
  readonly isDone: boolean;
};

/** A check-out of which only the name is known. */
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
