import type { Config } from '~/config/schema';
import { config } from '~/config/settings';
import type { Payment } from '~/domain/payment';
import { faultOf, HotelError, isUnanswered, warnOfFailure } from '~/errors/fault';
import { nameToSend, reservationNameToSend } from '~/fields/form';
import { receiptMailOf } from '~/fields/receipt-rules';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import type { CardContext, CardProvider } from '~/hotel/outside/card';
import { anySignal } from '~/platform/any-signal';
import { type Session, session, unansweredPayments, updateSession } from '~/session/store';
import { currentVisit, isCurrent } from '~/session/visit';

type PaymentInput = {
  readonly hotel: Hotel;
  readonly provider: CardProvider;
  /** The reservation's name, for a receipt without another. */
  readonly standardName: string;
};

/**
 * Pays: registers the mail address if there is one, gets shop key and card token, sends the settlement. Card number
 * and security code leave memory after the token and after every failure. An unanswered settlement may be booked, so
 * it is never sent again.
 * @throws HotelError
 */
export async function pay({ hotel, provider, standardName }: PaymentInput): Promise<void> {
  const { payment } = session();
  if (!payment) throw new Error('The screen opened without its needs');
  if (payment.settlement !== 'open') return;
  const unknown = () => new HotelError({ kind: 'payment-unknown' }, calls.settlement.name);
  if (session().isPaymentUnanswered) throw unknown();
  const name = invoiceName(standardName);
  const cardToken = await tokenFor(payment.requestId, hotel, provider);
  noteSettlementSent(payment);
  try {
    await hotel.ask(calls.settlement, {
      requestId: payment.requestId,
      amount: payment.amount,
      cardToken,
      invoiceName: name,
    });
  } catch (error) {
    // The visit has ended, so the result is unknown.
    if (faultOf(error).kind === 'dropped') throw error;
    if (!isUnanswered(error)) {
      noteSettlementAnswered(payment);
      throw error;
    }
    updateSession({ isPaymentUnanswered: true });
    throw unknown();
  }
  noteSettlementAnswered(payment);
  updateSession({ payment: { ...payment, settlement: 'paid' } });
}

/** A separate function: nothing holds the card in memory during the settlement. */
async function tokenFor(requestId: string, hotel: Hotel, provider: CardProvider): Promise<string> {
  const visit = currentVisit();
  const { card, receipt } = session();
  if (!card) throw new Error('The screen opened without its needs');
  try {
    const email = receiptMailOf(receipt);
    if (email !== '') await hotel.ask(calls.registerEmail, { email });
    const shopId = await askShopId(hotel, requestId);
    return await provider.tokenise(card, shopId);
  } finally {
    if (isCurrent(visit)) forgetCardNumber();
  }
}

/** The card provider's settings and deadline, for the current visit. */
export const cardContext = (): CardContext => ({
  script: { url: config().card.script_url, integrity: config().card.script_integrity },
  timeoutMs: config().api.timeout_ms,
  visit: currentVisit().signal,
});

async function askShopId(hotel: Hotel, requestId: string): Promise<string> {
  try {
    return await hotel.ask(calls.publicKey, { requestId });
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind === 'dropped' || kind === 'session-ended') throw error;
    throw new HotelError({ kind: 'card' }, calls.publicKey.name);
  }
}

/** Removes card number and security code from memory; expiry date and holder stay for another attempt. */
function forgetCardNumber(): void {
  const { card } = session();
  if (card) updateSession({ card: { ...card, number: '', securityCode: '' } });
}

/** The guest's entry, or the representative's name if `receipt.prefill_with_representative_name`, or empty. */
export function receiptNameOf(
  { receipt, guests }: Pick<Session, 'receipt' | 'guests'>,
  config: Config,
): string {
  if (receipt.name !== '' || !config.receipt.prefill_with_representative_name) return receipt.name;
  return representativeName(guests, ' ');
}

const representativeName = ([representative]: Session['guests'], between: string): string =>
  [representative?.lastName, representative?.firstName].filter(Boolean).join(between);

/** The name as it is sent: the guest's words unchanged, known names in the hotel's width. */
function invoiceName(standardName: string): string {
  const { receipt, guests } = session();
  const { receipt: setting, converter } = config();
  const isFullWidth = converter.convert_single_name_to_mult;
  if (receipt.name !== '') return receipt.name;
  const representative = setting.prefill_with_representative_name ? representativeName(guests, '\u3000') : '';
  return representative === ''
    ? reservationNameToSend(standardName, isFullWidth)
    : nameToSend(representative, isFullWidth);
}

/** Adopts the hotel's answer about the payment. */
export function adoptPayment(payment: Payment | undefined): void {
  const hasNoAnswer = payment !== undefined && unansweredPayments.getState().has(payment.requestId);
  updateSession({ payment, isPaymentUnanswered: session().isPaymentUnanswered || hasNoAnswer });
}

/** Call before a settlement is sent: without an answer it may be booked. */
export function noteSettlementSent({ requestId }: Payment): void {
  unansweredPayments.setState((ids) => new Set([...ids, requestId]), true);
}

/** Call after any answer to the settlement. */
export function noteSettlementAnswered({ requestId }: Payment): void {
  unansweredPayments.setState((ids) => new Set([...ids].filter((id) => id !== requestId)), true);
}

/** Longest wait for the new code after a payment, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Reloads the check-in code after a payment, so that the QR code includes it; tries twice. After a failure the guest
 * goes on with the old code.
 * @param stay aborts when the guest leaves the screen
 * @param patience aborts at the end of the wait
 * @throws HotelError of kind `dropped` if the guest left meanwhile
 */
export async function rereadCode(
  hotel: Hotel,
  stay: AbortSignal,
  patience = AbortSignal.timeout(TIMEOUT_MS),
): Promise<void> {
  const leaving = anySignal([stay, patience]);
  for (let tries = 0; tries < 2 && !leaving.aborted; tries++) {
    try {
      updateSession({ checkinCode: await hotel.ask(calls.checkinCode, undefined, leaving) });
      return;
    } catch (error) {
      if (stay.aborted) throw error;
      warnOfFailure('The check-in code could not be read after the payment', error);
    }
  }
}
