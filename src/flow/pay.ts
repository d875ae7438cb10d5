import { faultOf, HotelError, isUnanswered } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import type { CardProvider } from '~/hotel/outside/card';
import { session, updateSession } from '~/session/store';
import { currentVisit, isCurrent } from '~/session/visit';

/** What a payment is made with. */
export type Paying = {
  readonly hotel: Hotel;
  readonly provider: CardProvider;
  /** To whom the receipt is made out where the guest named nobody. */
  readonly standardName: string;
};

/**
 * Pays: e-mail where one was given, shop key, card token, settlement. Number and security code leave memory with the token
 * and with every failure. A settlement that got no answer may have been booked: it is never sent a second time.
 * @throws HotelError
 */
export async function pay({ hotel, provider, standardName }: Paying): Promise<void> {
  const { payment, receipt } = session();
  if (!payment) throw new Error('The screen opened without its needs');
  if (payment.settlement !== 'open') return;
  const unknown = () => new HotelError({ kind: 'payment-unknown' }, calls.settlement.name);
  if (session().isPaymentUnanswered) throw unknown();
  const cardToken = await tokenFor(payment.requestId, hotel, provider);
  try {
    await hotel.ask(calls.settlement, {
      requestId: payment.requestId,
      amount: payment.amount,
      cardToken,
      invoiceName: receipt.name || standardName,
    });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    updateSession({ isPaymentUnanswered: true });
    throw unknown();
  }
  updateSession({ payment: { ...payment, settlement: 'paid' } });
}

/** In a function of its own, so that nothing keeps the card while the settlement is under way. */
async function tokenFor(requestId: string, hotel: Hotel, provider: CardProvider): Promise<string> {
  const visit = currentVisit();
  const { card, receipt } = session();
  if (!card) throw new Error('The screen opened without its needs');
  try {
    if (receipt.mail !== '') await hotel.ask(calls.registerEmail, { email: receipt.mail });
    const shopId = await askShopId(hotel, requestId);
    return await provider.tokenise(card, shopId);
  } finally {
    if (isCurrent(visit)) forgetCardNumber();
  }
}

async function askShopId(hotel: Hotel, requestId: string): Promise<string> {
  try {
    return await hotel.ask(calls.publicKey, { requestId });
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    throw new HotelError({ kind: 'card' }, calls.publicKey.name);
  }
}

/** Takes number and security code out of memory; date and holder may be of use for another try. */
function forgetCardNumber(): void {
  const { card } = session();
  if (card) updateSession({ card: { ...card, number: '', securityCode: '' } });
}
