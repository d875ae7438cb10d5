import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { hotelTextQuery } from '~/components/hotel-text';
import type { Config } from '~/config/schema';
import { adoptSettings } from '~/config/settings';
import { answerTo } from '~/errors/answer';
import { faultOf } from '~/errors/fault';
import { countriesQuery } from '~/features/checkin/guests/use-countries';
import { memberQuery } from '~/features/checkin/member';
import { facilitiesQuery } from '~/features/checkin/search/facility-field';
import { lookUpStay } from '~/flow/checkout-lookup';
import { executeCheckout } from '~/flow/checkout-submit';
import { lookUpReservation } from '~/flow/lookup';
import { memberInTime } from '~/flow/member';
import { prepareParty } from '~/flow/party';
import { pay } from '~/flow/pay';
import { addressesOf } from '~/flow/postcode';
import { checkIn } from '~/flow/submit';
import { createTaskRunner, type Task } from '~/flow/task';
import { waitForCall } from '~/flow/wait';
import { calls } from '~/hotel/calls';
import { createHotel } from '~/hotel/create-hotel';
import type { Hotel } from '~/hotel/hotel';
import { createCardProvider } from '~/hotel/outside/card';
import { session, updateSession } from '~/session/store';
import { currentLookup, currentStay, currentVisit, onVisitEnd } from '~/session/visit';
import { configOf } from '../support/config';
import { requestContext } from '../support/hotel';
import { cardWith } from '../support/stay';
import { DIALOGS, type Sight } from './columns';
import type { Place, Row } from './row';
import { type Faults, isSilent, WORDS } from './small-hotel';

/** Deadlines in ms: of a call that stays silent, of a provider that does after its script has come, and of all others. */
const SHORT = 8;
const SHORT_FOR_CARDS = 100;
const LONG = 60_000;

/** Both tries of a guest; each says what the guest sees. */
export type Tries = {
  readonly first: (taps: 1 | 2) => Promise<Sight>;
  readonly second: () => Promise<Sight>;
};

/** The journey's own functions behind the button of a place, on the network as it is now. */
export function triesOf(row: Row, faults: Faults): Tries {
  const isHurried = [...faults.values()].some(isSilent);
  const isMember = ['optima_members', 'point_user'].includes(row.call);
  const config = houseOf(row, isHurried && !isMember ? SHORT : LONG);
  const hotel = hotelOf(row, faults);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  });
  onVisitEnd(() => queryClient.clear());
  const cardProvider = createCardProvider(() => ({
    script: { url: config.card.script_url, integrity: '' },
    timeoutMs: isSilent(faults.get('card_script') ?? faults.get('card_token')) ? SHORT_FOR_CARDS : LONG,
    visit: currentVisit().signal,
  }));
  const journey = { hotel, cardProvider, queryClient };
  const member = () =>
    memberInTime(queryClient.ensureQueryData(memberQuery(journey)), isHurried && isMember ? SHORT : LONG);
  const countryTitles = async () => {
    const countries = await queryClient.ensureQueryData(countriesQuery);
    return new Map(countries.map(({ value, title }) => [value, title]));
  };

  const search: Try = (taps) =>
    tap(taps, () =>
      lookUpReservation({ reservationName: 'ヤマダ', phoneNumber: '', facilityId: '' }, hotel, config),
    );
  const startsPayment: Try = (taps) =>
    tap(taps, async (stay) => {
      if (!session().payment)
        updateSession({ payment: await hotel.ask(calls.prePaymentInfo, undefined, stay) });
    });
  const searchOut: Try = (taps) => tap(taps, () => lookUpStay('ヤマダ', hotel, config));
  const texts = new QueryObserver(
    queryClient,
    hotelTextQuery(hotel, row.at === 'terms' ? calls.paymentTerms : calls.agreement, 'ja'),
  );
  const facilities = new QueryObserver(queryClient, facilitiesQuery(hotel, 'ja'));
  const standing: Readonly<Record<Place, Try>> = {
    facilities: (taps) => reload(facilities, taps),
    search,
    reservation: (taps) => tap(taps, (stay) => prepareParty({ hotel, config, member }, stay)),
    address: (taps) => findsAddress(config, taps),
    agreement: (taps) => reload(texts, taps),
    'last button': (taps) => tap(taps, () => checkIn({ hotel, config, countryTitles }), true),
    'last button, code unknown': (taps) => tap(taps, () => checkIn({ hotel, config, countryTitles }), true),
    'smart payment': startsPayment,
    pay: (taps) => tap(taps, () => pay({ hotel, provider: cardProvider, standardName: 'ヤマダ' }), true),
    'check-out search': searchOut,
    queue: () => waits(hotel),
    terms: (taps) => reload(texts, taps),
    'check-out': (taps) => tap(taps, () => executeCheckout(hotel, config), true),
  };
  const here = standing[row.at];
  const second = async (): Promise<Sight> => {
    if (row.at === 'pay' && session().card?.number === '') updateSession({ card: cardWith() });
    if (row.at === 'queue') {
      await searchOut(1);
      return waits(hotel);
    }
    // Where the journey went on without it, there is a button of its own on the next screen.
    if (row.call === 'pre_payment_info' && session().checkinCode && !session().payment)
      return startsPayment(1);
    return here(1);
  };
  return { first: here, second };
}

type Try = (taps: 1 | 2) => Promise<Sight>;

function houseOf({ at, system = 'legacy' }: Row, timeout_ms: number): Config {
  const readsCodes = at !== 'last button, code unknown';
  const config = configOf({
    system,
    facility: { id: '7' },
    display: { use_checkin_payment: readsCodes, control_visibility: true, use_membership_info: true },
    card: { script_url: 'https://card.example/token.js' },
  });
  const hurried = { ...config, api: { ...config.api, timeout_ms } };
  adoptSettings({ revision: 'test', config: hurried, overlays: {}, source: 'hotel' });
  updateSession({
    deepLink: system === 'cico' ? { authorization: 'link', membershipNumber: 'M1' } : undefined,
  });
  return hurried;
}

/** Waits long for everything but a call that is going to stay silent. */
function hotelOf({ system = 'legacy', call }: Row, faults: Faults): Hotel {
  const within = (timeoutMs: number) =>
    createHotel(() =>
      requestContext({ system, authToken: session().authToken, lookup: currentLookup().signal, timeoutMs }),
    );
  const [patient, hurried] = [within(LONG), within(SHORT)];
  return {
    ask: (asked, input, leaving) => {
      const isStruck = isSilent(faults.get(call)) && (asked.name === call || call === 'parent_facilities');
      return (isStruck && call !== 'optima_members' ? hurried : patient).ask(asked, input, leaving);
    },
  };
}

/** What a failure looks like to the guest. */
function sightOf(error: unknown): Sight {
  const answer = answerTo(faultOf(error));
  if (answer.show === 'nothing') return 'nothing';
  if (answer.show === 'common-error') return 'front-desk';
  const { text, title } = answer;
  if ('plain' in text && text.plain === WORDS) return 'words';
  for (const [sight, said] of DIALOG_SIGHTS)
    if ('key' in text && said.text === text.key && ('title' in said ? said.title : undefined) === title)
      return sight;
  throw new Error(`The table knows no such dialog: ${JSON.stringify(answer)}`, { cause: error });
}

const DIALOG_SIGHTS = Object.entries(DIALOGS).map(
  ([sight, said]) => [sight as keyof typeof DIALOGS, said] as const,
);

/** Taps a button once, or twice in one requestContext, and waits until nothing is under way any more. */
function tap<T>(taps: 1 | 2, work: Task<T>['work'], blocksNavigation = false): Promise<Sight> {
  return new Promise((resolve) => {
    let sees: Sight = 'nothing';
    const run = createTaskRunner({
      isLeaving: () => false,
      onRunning: (isRunning) => {
        // What failed is told right after that.
        if (!isRunning) queueMicrotask(() => resolve(sees));
      },
    });
    const task: Task<T> = {
      work,
      onDone: () => {
        sees = 'on';
      },
      onFailure: (error) => {
        sees = sightOf(error);
      },
      blocksNavigation,
    };
    for (let nth = 0; nth < taps; nth++) run(task);
  });
}

/** Asks for a text or a list, as its screen does when it opens and with the button that asks again. */
async function reload(
  observer: { refetch: () => Promise<{ error: unknown; data: unknown }> },
  taps: 1 | 2,
): Promise<Sight> {
  const results = await Promise.all(Array.from({ length: taps }, () => observer.refetch()));
  const { error, data } = results[0] ?? {};
  if (error) return sightOf(error);
  return data === undefined ? 'nothing' : 'on';
}

async function findsAddress({ address_lookup, api }: Config, taps: 1 | 2): Promise<Sight> {
  const { signal } = currentStay();
  const ask = () => addressesOf(address_lookup.url, '7830060', { visit: signal, timeoutMs: api.timeout_ms });
  const answers = await Promise.all(Array.from({ length: taps }, ask));
  return signal.aborted && answers.every((found) => found === undefined) ? 'nothing' : 'on';
}

function waits(hotel: Hotel): Promise<Sight> {
  const { signal } = currentStay();
  return waitForCall({
    hotel,
    requestId: 'R1001',
    intervalMs: 0,
    standardTimeoutMs: LONG,
    signal,
    onPlace: () => {},
  }).then((isCalled) => (isCalled ? 'on' : 'nothing'), sightOf);
}
