import { createStore } from 'zustand/vanilla';
import type { Card } from '~/domain/card';
import type { CheckinCode } from '~/domain/checkin-code';
import type { Checkout } from '~/domain/checkout';
import { DEFAULT_DISPLAY_SETTINGS, type DisplaySettings } from '~/domain/display-settings';
import type { Guest } from '~/domain/guest';
import type { Language } from '~/domain/languages';
import type { Listening } from '~/domain/listening';
import type { Payment, Receipt } from '~/domain/payment';
import type { Reservation } from '~/domain/reservation';
import type { Stroke } from '~/domain/stroke';
import type { Visibilities } from '~/domain/visibility';

/** Content of the error dialog: plain texts in the guest's language. */
export type ErrorDialog = { readonly title: string | undefined; readonly text: string };

/** Why a visit ends: `start` if there was none yet, `guest` if the guest went back to home. */
export type ResetReason = 'start' | 'guest' | 'finished' | 'idle' | 'error' | 'staff';

/** The parts of a check-in that the hotel has confirmed; a retry sends only the others. */
export type Delivered = {
  /** The image that was sent; a changed signature is sent again. */
  readonly signature: string | undefined;
  readonly passport: string | undefined;
  readonly checkin: boolean;
};

/**
 * All data of the current guest; a key that is absent is not known. It is in memory for one visit: every key is reset at the end of
 * the visit, and none may be written to any storage.
 */
export type Session = {
  readonly authToken?: string | undefined;
  readonly facilityId?: string | undefined;
  /** As typed on the search screen; kept after a failed search. */
  readonly typedReservationName: string;
  readonly typedPhoneNumber: string;
  /** The language of the look-up, in which the hotel has described what it found. */
  readonly lookupLanguage?: Language | undefined;
  /** The personal parameters of the guest's deep link (cico): the member's number, and the token for the member service. */
  readonly deepLink?: { readonly authorization: string; readonly membershipNumber: string } | undefined;
  readonly reservation?: Reservation | undefined;
  /** The state of the check-in; loaded where payment or the QR code needs it. */
  readonly checkinCode?: CheckinCode | undefined;
  readonly visibilities: Visibilities;
  readonly guests: readonly Guest[];
  /** The signature drawn so far; kept when the guest leaves the screen and returns. */
  readonly strokes: readonly Stroke[];
  /** The name shown as the signature of a guest who cannot draw one; empty if it is drawn. */
  readonly signedName: string;
  /** The signature as it is sent: a bare base64 JPEG of exactly what the guest saw, created when the guest continues. */
  readonly signature?: string | undefined;
  readonly delivered: Delivered;
  /** A check-in was sent, but its result is unknown: ask the hotel before sending another one. */
  readonly isCheckinUnanswered: boolean;
  readonly checkout?: Checkout | undefined;
  readonly payment?: Payment | undefined;
  /** A settlement got no answer: none is sent in this visit any more, for any reservation. The front desk has to find out. */
  readonly isPaymentUnanswered: boolean;
  /** The entered card, until there is a token, an attempt fails, or the guest leaves the payment screens. */
  readonly card?: Card | undefined;
  /** Position of the card screen in the browser's history: a failed payment returns there. */
  readonly cardEntryAt?: number | undefined;
  readonly receipt: Receipt;
  /** A call that changes the hotel's records is running: the guest cannot leave the screen. */
  readonly isSending: boolean;
  readonly errorDialog?: ErrorDialog | undefined;
  /** Going back would discard something; the guest is asked to confirm. */
  readonly asksBeforeBack: boolean;
  readonly displaySettings: DisplaySettings;
  /** The guest has touched the screen with a finger or a pen, and not with what the system takes for a mouse. */
  readonly isTouched: boolean;
  /** The app is read aloud, and how. */
  readonly listening: Listening | undefined;
  /** The open panel: `open` for the display settings, `help` for whom to ask and to finish. */
  readonly displayPanel: 'closed' | 'open' | 'help';
  /** When the staff were last called, in ms of `performance.now()`. */
  readonly staffCalledAt?: number | undefined;
  /** Why the visit will end, where the screen does not tell it. */
  readonly endsBy?: ResetReason | undefined;
};

/** A session without any data. */
export const emptySession = (): Session => ({
  typedReservationName: '',
  typedPhoneNumber: '',
  visibilities: {},
  guests: [],
  strokes: [],
  signedName: '',
  delivered: { signature: undefined, passport: undefined, checkin: false },
  isCheckinUnanswered: false,
  isPaymentUnanswered: false,
  receipt: { mail: '', mailAgain: '', name: '' },
  isSending: false,
  asksBeforeBack: false,
  displaySettings: DEFAULT_DISPLAY_SETTINGS,
  isTouched: false,
  listening: undefined,
  displayPanel: 'closed',
});

/** The only store of guest data. */
export const sessionStore = createStore<Session>(emptySession);

/**
 * The hotel's ids of payments whose settlement got no answer. They outlast the visit, until the app is loaded again: a guest who
 * looks up the same reservation once more must not settle it twice. An id names a payment, not a guest.
 */
export const unansweredPayments = createStore<ReadonlySet<string>>(() => new Set());

/** The current session. */
export const session = (): Session => sessionStore.getState();

/** Updates the given keys of the session. */
export const updateSession = (change: Partial<Session>): void => sessionStore.setState(change);

/** Updates one guest by index; does nothing if there is no such guest. */
export function updateGuest(index: number, change: Partial<Guest>): void {
  sessionStore.setState(({ guests }) => ({
    guests: guests.map((guest, at) => (at === index ? { ...guest, ...change } : guest)),
  }));
}

/** Updates the check-out in progress; does nothing if there is none. */
export function updateCheckout(change: Partial<Checkout>): void {
  sessionStore.setState(({ checkout }) => (checkout ? { checkout: { ...checkout, ...change } } : {}));
}

/** Updates what the guest wants on the receipt. */
export function updateReceipt(change: Partial<Receipt>): void {
  sessionStore.setState(({ receipt }) => ({ receipt: { ...receipt, ...change } }));
}
