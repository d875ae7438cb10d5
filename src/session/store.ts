import { createStore } from 'zustand/vanilla';
import type { Card } from '~/domain/card';
import type { CheckinCode } from '~/domain/checkin-code';
import type { Checkout } from '~/domain/checkout';
import { type Comfort, USUAL_COMFORT } from '~/domain/comfort';
import type { Guest } from '~/domain/guest';
import type { Payment, Receipt } from '~/domain/payment';
import type { Reservation } from '~/domain/reservation';
import type { Stroke } from '~/domain/stroke';
import { DEFAULT_VISIBILITIES, type Visibilities } from '~/domain/visibility';

/** What the error dialog says: plain texts, already in the guest's language. */
export type ErrorDialog = { readonly title: string | undefined; readonly text: string };

/** Steps of check-in that the hotel has confirmed; a retry repeats only the others. */
export type Delivered = {
  /** The image sent, so that a signature drawn anew is sent anew. */
  readonly signature: string | undefined;
  readonly passport: string | undefined;
  readonly checkin: boolean;
};

/**
 * Everything known of the guest now. It lives in memory for one visit and nowhere else:
 * each key dies at the end of the visit, and none may be kept in any storage.
 */
export type Session = {
  readonly authToken: string | undefined;
  readonly facilityId: string | undefined;
  /** As typed on the search screen; outlives a failed search. */
  readonly typedReservationName: string;
  readonly typedPhoneNumber: string;
  /** What the guest's own link brought (cico): whom to ask about the member, and with whose word. */
  readonly deepLink: { readonly authorization: string; readonly membershipNumber: string } | undefined;
  readonly reservation: Reservation | undefined;
  /** How far the check-in got; read where payment or the QR code needs it. */
  readonly checkinCode: CheckinCode | undefined;
  readonly visibilities: Visibilities;
  readonly guests: readonly Guest[];
  /** The signature as drawn so far; still there when the guest comes back to it. */
  readonly strokes: readonly Stroke[];
  /** The name that stands for the signature of a guest who cannot draw one; empty where strokes do. */
  readonly signedName: string;
  /** The signature that the hotel gets: bare base64 JPEG of exactly what the guest saw, made on going on. */
  readonly signature: string | undefined;
  readonly delivered: Delivered;
  /** A check-in was sent and nobody knows what became of it: the hotel is asked before another one. */
  readonly isCheckinUnanswered: boolean;
  readonly checkout: Checkout | undefined;
  readonly payment: Payment | undefined;
  /**
   * A settlement was sent and nobody knows what became of it. No other is sent in this visit, whichever reservation is
   * looked up: the front desk finds out.
   */
  readonly isPaymentUnanswered: boolean;
  /** Leaves memory with the card token, with any failure, and with the payment screens. */
  readonly card: Card | undefined;
  /** Where in the browser's history the card is entered: a payment that failed leads back there. */
  readonly cardEntryAt: number | undefined;
  readonly receipt: Receipt;
  /** Something that changes the hotel's records is under way: nobody leaves the screen. */
  readonly isSending: boolean;
  readonly errorDialog: ErrorDialog | undefined;
  /** Going back costs the guest something, and they are being asked whether they want to. */
  readonly asksBeforeBack: boolean;
  readonly comfort: Comfort;
  /** What stands open to choose the comfort, or to say whom to ask. */
  readonly comfortPanel: 'closed' | 'open' | 'help';
};

/** A session of which nothing is known. */
export const emptySession = (): Session => ({
  authToken: undefined,
  facilityId: undefined,
  typedReservationName: '',
  typedPhoneNumber: '',
  deepLink: undefined,
  reservation: undefined,
  checkinCode: undefined,
  visibilities: DEFAULT_VISIBILITIES,
  guests: [],
  strokes: [],
  signedName: '',
  signature: undefined,
  delivered: { signature: undefined, passport: undefined, checkin: false },
  isCheckinUnanswered: false,
  checkout: undefined,
  payment: undefined,
  isPaymentUnanswered: false,
  card: undefined,
  cardEntryAt: undefined,
  receipt: { mail: '', name: '' },
  isSending: false,
  errorDialog: undefined,
  asksBeforeBack: false,
  comfort: USUAL_COMFORT,
  comfortPanel: 'closed',
});

/** The one store of the guest's data. */
export const sessionStore = createStore<Session>(emptySession);

/** The session as it is now. */
export const session = (): Session => sessionStore.getState();

/** Changes some of the session. */
export const updateSession = (change: Partial<Session>): void => sessionStore.setState(change);

/** Changes one guest by position; a position nobody has is ignored. */
export function updateGuest(index: number, change: Partial<Guest>): void {
  sessionStore.setState(({ guests }) => ({
    guests: guests.map((guest, at) => (at === index ? { ...guest, ...change } : guest)),
  }));
}

/** Changes some of the check-out under way; nothing where there is none. */
export function updateCheckout(change: Partial<Checkout>): void {
  sessionStore.setState(({ checkout }) => (checkout ? { checkout: { ...checkout, ...change } } : {}));
}
