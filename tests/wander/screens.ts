import { config } from '~/config/settings';
import type { Guest } from '~/domain/guest';
import { isDue } from '~/domain/payment';
import { faultOf } from '~/errors/fault';
import { errorsOf, normaliseGuest } from '~/fields/form';
import { rulesOf } from '~/fields/party';
import { lookUpStay } from '~/flow/checkout-lookup';
import { executeCheckout } from '~/flow/checkout-submit';
import { lookUpReservation } from '~/flow/lookup';
import { nextScreen } from '~/flow/next';
import { prepareParty } from '~/flow/party';
import type { ScreenPath } from '~/flow/screens';
import { checkIn } from '~/flow/submit';
import { waitForCall } from '~/flow/wait';
import { calls } from '~/hotel/calls';
import { session, updateCheckout, updateGuest, updateSession } from '~/session/store';
import { currentStay } from '~/session/visit';
import type { Desk } from './desk.ts';
import { imageOf } from './marks.ts';
import { goesHome, paymentScreens, type Screen } from './payment-screens.ts';
import type { Tablet } from './tablet.ts';

const next = (path: ScreenPath): string => nextScreen(path, config());

const goesOn =
  (path: ScreenPath): Screen =>
  (tablet) => [() => void tablet.navigate(next(path))];

/** A form that goes on only when everything in it will do. */
const form =
  (path: ScreenPath, own: (guest: Guest, place: number) => boolean): Screen =>
  (tablet) => [
    () => {
      const { guests, visibilities } = session();
      const rules = rulesOf(
        path === '/checkin/input-representative' ? 'representative' : 'companions',
        visibilities,
        config(),
      );
      const mine = [...guests.entries()].filter(([place, guest]) => own(guest, place));
      if (mine.some(([, guest]) => errorsOf(guest, rules).size > 0)) return;
      for (const [place, guest] of mine) updateGuest(place, normaliseGuest(guest, rules));
      void tablet.navigate(next(path));
    },
  ];

const search =
  (look: (name: string, desk: Desk) => Promise<string>): Screen =>
  (tablet, desk) => [
    () =>
      tablet.run({
        work: () => look(desk.beginLookup(), desk),
        onDone: (next) => tablet.navigate(next),
        onFailure: (error) => tablet.report(error),
      }),
  ];

const SCREENS: Readonly<Record<string, Screen>> = {
  '/': (tablet) => [
    () => void tablet.navigate('/checkin/search'),
    () => void tablet.navigate('/checkout/search'),
  ],
  '/404': goesHome,
  '/reload-error': goesHome,
  '/common-error': goesHome,
  '/checkin/search': search((reservationName, { hotel }) =>
    lookUpReservation({ reservationName, phoneNumber: '', facilityId: '' }, hotel, config()),
  ),
  '/checkin/check-reservation': (tablet, desk) => [
    () =>
      tablet.run({
        work: (stay) => prepareParty({ hotel: desk.hotel, config: config(), member: desk.member() }, stay),
        onDone: () => tablet.navigate(next('/checkin/check-reservation')),
        onFailure: (error) => tablet.report(error),
      }),
  ],
  '/checkin/input-representative': form('/checkin/input-representative', (_, place) => place === 0),
  '/checkin/input-companions': form('/checkin/input-companions', (_, place) => place > 0),
  '/checkin/guests-info': (tablet, desk) => [
    ...goesOn('/checkin/guests-info')(tablet, desk),
    () => void tablet.navigate('/checkin/input-representative'),
    () => void tablet.navigate('/checkin/input-companions'),
  ],
  '/checkin/term': (tablet, desk) => [
    () => {
      const { strokes } = session();
      if (tablet.local.agreement === undefined || strokes.length === 0) return;
      updateSession({ signature: imageOf(desk.lookup) });
      void tablet.navigate(next('/checkin/term'));
    },
    () => updateSession({ strokes: [{ points: [[0, 0, 0.5]], hasPressure: false }], signature: undefined }),
    () => updateSession({ strokes: [], signature: undefined }),
  ],
  '/checkin/confirm-checkin': (tablet, desk) => [
    () =>
      tablet.run({
        work: () => checkIn({ hotel: desk.hotel, config: config(), countryTitles: async () => new Map() }),
        onDone: (next) => tablet.navigate(next),
        onFailure: (error) => tablet.report(error),
        blocksNavigation: true,
      }),
  ],
  '/checkin/complete': goesHome,
  '/checkin/qr': goesHome,
  '/checkin/unsettled-qr': (tablet, desk) => [
    () =>
      tablet.run({
        work: async (stay) => {
          if (session().payment) return;
          updateSession({ payment: await desk.hotel.ask(calls.prePaymentInfo, undefined, stay) });
        },
        onDone: () => (isDue(session().payment) ? tablet.navigate('/checkin/check-total') : undefined),
        onFailure: (error) => tablet.report(error),
      }),
    ...goesHome(tablet, desk),
  ],
  ...paymentScreens('checkin'),
  '/checkout/search': search((name, { hotel }) => lookUpStay(name, hotel, config())),
  '/checkout/wait': (tablet) => [() => leaveQueue(tablet)],
  '/checkout/room-number': (tablet, desk) => [
    () => {
      const { checkout } = session();
      if (!checkout || (checkout.roomList.length > 0 && checkout.rooms.length === 0)) return;
      if (checkout.roomList.length === 0) updateCheckout({ rooms: [desk.room()] });
      void tablet.navigate(next('/checkout/room-number'));
    },
    () => updateCheckout({ rooms: session().checkout?.roomList ?? [] }),
  ],
  '/checkout/payment-terms': (tablet) => [
    () => {
      if (tablet.local.terms === undefined) return;
      updateCheckout({ hasAgreed: true });
      void tablet.navigate(next('/checkout/payment-terms'));
    },
  ],
  ...paymentScreens('checkout'),
  '/checkout/confirm-checkout': (tablet, desk) => [
    () => {
      if (tablet.local.isDone) return void tablet.navigate(next('/checkout/confirm-checkout'));
      tablet.run({
        work: () => executeCheckout(desk.hotel, config()),
        onDone: () => {
          tablet.local.isDone = true;
        },
        onFailure: (error) => tablet.report(error),
        blocksNavigation: true,
      });
    },
  ],
  '/checkout/complete-checkout': goesHome,
};

/** The screens of which the walk knows what can be tapped. */
export const WALKED: readonly string[] = Object.keys(SCREENS);

/** What a guest can tap on the screen shown. */
export const actionsOn = (tablet: Tablet, desk: Desk): readonly (() => void)[] =>
  SCREENS[tablet.path]?.(tablet, desk) ?? [];

/** What a screen begins by itself when it is shown. */
export function onShown(path: string, tablet: Tablet, desk: Desk): void {
  const { signal: stay } = currentStay();
  const { local } = tablet;
  if (path.endsWith('/input-card')) updateSession({ cardEntryAt: tablet.historyIndex });
  if (path === '/checkin/check-reservation') desk.startMember();
  const text =
    path === '/checkin/term' ? 'agreement' : path === '/checkout/payment-terms' ? 'terms' : undefined;
  if (text) {
    const call = text === 'agreement' ? calls.agreement : calls.paymentTerms;
    desk.hotel.ask(call, undefined).then(
      (html) => {
        local[text] = html;
      },
      (error: unknown) => {
        if (!stay.aborted) tablet.report(error);
      },
    );
  }
  if (path === '/checkout/wait') queue(tablet, desk, stay);
}

function queue(tablet: Tablet, desk: Desk, stay: AbortSignal): void {
  const leaving = new AbortController();
  tablet.local.leaving = leaving;
  stay.addEventListener('abort', () => leaving.abort());
  waitForCall({
    hotel: desk.hotel,
    requestId: session().checkout?.requestId ?? '',
    intervalMs: 1,
    standardTimeoutMs: 300_000,
    signal: leaving.signal,
    onPlace: () => {},
    now: desk.now,
    pause: desk.pause,
  }).then(
    (isCalled) => {
      if (isCalled && !stay.aborted) void tablet.navigate(next('/checkout/wait'), true);
    },
    (error: unknown) => {
      if (leaving.signal.aborted || stay.aborted || faultOf(error).kind === 'dropped') return;
      tablet.report(error);
      leaveQueue(tablet);
    },
  );
}

function leaveQueue(tablet: Tablet): void {
  const { leaving } = tablet.local;
  if (!(leaving instanceof AbortController) || leaving.signal.aborted) return;
  leaving.abort();
  tablet.stepBack();
}
