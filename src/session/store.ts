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

/** Why a visit ended: `start` before the first one, `guest` for a way back to home. */
export type ResetReason = 'start' | 'guest' | 'finished' | 'idle' | 'error' | 'staff';

/** Parts of a check-in that the hotel has confirmed; a retry sends the others. */
export type Delivered = {
  /** The sent image; a changed signature is sent again. */
  readonly signature: string | undefined;
  readonly passport: string | undefined;
  readonly checkin: boolean;
};

/** All data of the current guest, in memory for one visit: its end resets every key, and no key may be stored. */
export type Session = {
  readonly authToken?: string | undefined;
  readonly facilityId?: string | undefined;
  /** As typed; kept after a failed search. */
  readonly typedReservationName: string;
  readonly typedPhoneNumber: string;
  /** The language of the look-up and of the hotel's descriptions. */
  readonly lookupLanguage?: Language | undefined;
  /** The deep link's personal parameters (cico): the member's number, and the token of the member service. */
  readonly deepLink?: { readonly authorization: string; readonly membershipNumber: string } | undefined;
  readonly reservation?: Reservation | undefined;
  /** Loaded if payment or the QR code needs it. */
  readonly checkinCode?: CheckinCode | undefined;
  readonly visibilities: Visibilities;
  readonly guests: readonly Guest[];
  /** The drawn signature, kept when the guest leaves the screen. */
  readonly strokes: readonly Stroke[];
  /** The typed name of a guest who does not draw; otherwise empty. */
  readonly signedName: string;
  /** The sent signature: a bare base64 JPEG of the line that the guest saw. */
  readonly signature?: string | undefined;
  readonly delivered: Delivered;
  /** A check-in was sent without an answer: ask the hotel before another one. */
  readonly isCheckinUnanswered: boolean;
  readonly checkout?: Checkout | undefined;
  readonly payment?: Payment | undefined;
  /** A settlement got no answer: this visit sends no other one, for any reservation. The front desk has to clarify it. */
  readonly isPaymentUnanswered: boolean;
  /** The entered card, until it has a token, an attempt fails, or the guest leaves the payment. */
  readonly card?: Card | undefined;
  /** Position of the card screen in the history: a failed payment returns there. */
  readonly cardEntryAt?: number | undefined;
  readonly receipt: Receipt;
  /** A call that changes the hotel's records is running: the guest cannot leave. */
  readonly isSending: boolean;
  readonly errorDialog?: ErrorDialog | undefined;
  /** Going back would lose something, so the guest is asked. */
  readonly asksBeforeBack: boolean;
  readonly displaySettings: DisplaySettings;
  /** The guest has used a finger or a pen, and no mouse to the system. */
  readonly isTouched: boolean;
  /** The app is read aloud, and how. */
  readonly listening: Listening | undefined;
  /** `open` for the display settings, `help` for the help. */
  readonly displayPanel: 'closed' | 'open' | 'help';
  /** In ms of `performance.now()`. */
  readonly staffCalledAt?: number | undefined;
  /** Why the visit will end, if the screen does not tell it. */
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
 * The hotel's ids of payments without an answer. They outlast the visit: a second look-up of the reservation must not
 * settle it twice. An id names a payment, not a guest.
 */
export const unansweredPayments = createStore<ReadonlySet<string>>(() => new Set());

export const session = (): Session => sessionStore.getState();

/** Updates the given keys of the session. */
export const updateSession = (change: Partial<Session>): void => sessionStore.setState(change);

/** Updates one guest by index, if there is one. */
export function updateGuest(index: number, change: Partial<Guest>): void {
  sessionStore.setState(({ guests }) => ({
    guests: guests.map((guest, at) => (at === index ? { ...guest, ...change } : guest)),
  }));
}

/** Updates the check-out in progress, if there is one. */
export function updateCheckout(change: Partial<Checkout>): void {
  sessionStore.setState(({ checkout }) => (checkout ? { checkout: { ...checkout, ...change } } : {}));
}

/** Changes display settings. Two quick taps both count. */
export function updateDisplaySettings(change: Partial<DisplaySettings>): void {
  sessionStore.setState(({ displaySettings }) => ({ displaySettings: { ...displaySettings, ...change } }));
}

/** Updates the guest's answers for the receipt. */
export function updateReceipt(change: Partial<Receipt>): void {
  sessionStore.setState(({ receipt }) => ({ receipt: { ...receipt, ...change } }));
}
