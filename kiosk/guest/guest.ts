import type { ScreenPath } from '../../src/flow/screens.ts';
import { type Answers, fieldsOf, fieldsWhere } from './fields.ts';
import { type Brings, type Case, wayBetween } from './way.ts';

/** Fields that are answered by choosing, and those that are lists; any other is typed into. */
const CHOICES = [...fieldsOf('gender', 'residence'), 'multiRooms', 'roomNumbers', 'facilityId'];
/** Those with usual answers to choose from; words of the guest's own are typed once the guest says that it is another answer. */
const USUAL = fieldsWhere(({ control }) => 'usual' in control);
const LISTS = [...fieldsOf('country', 'prefecture'), 'expiryMonth', 'expiryYear'];

/** The two reasons for which guests come to the tablet. */
export type Visit = 'checkin' | 'checkout';

/**
 * A guest at the tablet: what people do there, in their own words. How a finger reaches the screen is left to those who extend
 * it: from inside the page (`PageGuest`), through Playwright (`PlaywrightGuest`), or through another browser's driver.
 */
export abstract class Guest {
  /** Waits until a screen is shown and can be used. */
  abstract isOn(screen: string): Promise<void>;

  /** Taps what has this `data-action`, as soon as it can be tapped. */
  abstract taps(action: string): Promise<void>;

  /** Types into an empty field and leaves it. */
  abstract types(field: string, text: string): Promise<void>;

  /** Chooses one of several answers. */
  abstract chooses(field: string, value: string): Promise<void>;

  /** Picks from a list. */
  abstract picks(field: string, value: string): Promise<void>;

  /** Ticks a box. */
  abstract ticks(field: string): Promise<void>;

  /** Waits until the app has filled in a field. */
  abstract isFilledIn(field: string): Promise<void>;

  /** Signs with one stroke. */
  abstract signs(): Promise<void>;

  /** Chooses a picture of the passport. Returns it as bare base64. */
  abstract showsPassport(): Promise<string>;

  /** Waits in the queue until staff call, which leads on. */
  abstract isCalled(): Promise<void>;

  /** Goes on by the main button, to a screen where one is named. */
  async goesOn(screen?: string): Promise<void> {
    await this.taps('main');
    if (screen !== undefined) await this.isOn(screen);
  }

  /**
   * Answers the questions of a form.
   * @param person whose part of the form it is: the place of a companion, from 0; left out for the representative
   */
  async fillsIn(answers: Answers, person?: number): Promise<void> {
    for (const [name, answer] of Object.entries(answers)) {
      const field = person === undefined ? name : `companions.${person}.${name}`;
      if (name === 'passport') await this.showsPassport();
      else if (answer === true) await this.ticks(field);
      else if (CHOICES.includes(name)) await this.chooses(field, answer);
      else if (LISTS.includes(name)) await this.picks(field, answer);
      else if (USUAL.includes(name)) await this.answersInOwnWords(field, answer);
      else await this.types(field, answer);
      if (name === 'postcode') await this.isFilledIn('subarea');
    }
  }

  /** Types an answer where usual ones are offered. */
  async answersInOwnWords(field: string, text: string): Promise<void> {
    await this.chooses(`${field}-choice`, 'other');
    await this.types(field, text);
  }

  /** Answers for all who come along. */
  async fillsInCompanions(companions: readonly Answers[]): Promise<void> {
    for (const [place, answers] of companions.entries()) await this.fillsIn(answers, place);
  }

  /** Taps what leads to a screen. */
  async follows(action: string, screen: string): Promise<void> {
    await this.taps(action);
    await this.isOn(screen);
  }

  /** Goes back to a screen by the button of the top bar. */
  async goesBack(screen: string): Promise<void> {
    await this.follows('back', screen);
  }

  /** From home to the search. */
  async begins(visit: Visit): Promise<void> {
    await this.follows(visit, `/${visit}/search`);
  }

  /** From home to the search, with the name typed. */
  async says(name: string, visit: Visit): Promise<void> {
    await this.begins(visit);
    await this.types('reservationName', name);
  }

  /** Goes on from the screen shown to another, as the app leads, and does what each screen asks. */
  async walks(from: ScreenPath, to: ScreenPath, brings: Brings = {}, guest: Case = {}): Promise<void> {
    const way = wayBetween(from, to, guest);
    for (const [at, { does, taps }] of stopsOn(way, brings).entries()) {
      await does?.(this);
      if (taps !== undefined) await this.taps(taps);
      await this.isOn(way[at + 1] ?? to);
    }
  }

  /** From home to the reservation. */
  async arrives(name: string): Promise<void> {
    await this.begins('checkin');
    await this.walks('/checkin/search', '/checkin/check-reservation', { name });
  }

  /** From the reservation to the form. */
  async confirmsReservation(): Promise<void> {
    await this.walks('/checkin/check-reservation', '/checkin/input-representative');
  }

  /** From home to the form. */
  async opensForm(name: string): Promise<void> {
    await this.arrives(name);
    await this.confirmsReservation();
  }

  /** From the list of guests to the last question, signing on the way. */
  async signsAndGoesToConfirm(): Promise<void> {
    await this.isOn('/checkin/guests-info');
    await this.walks('/checkin/guests-info', '/checkin/confirm-checkin');
  }

  /** From home to the last question of check-in. */
  async goesToConfirm(name: string, people: readonly Answers[]): Promise<void> {
    await this.opensForm(name);
    const guest = { hasCompanions: people.length > 1 };
    await this.walks('/checkin/input-representative', '/checkin/confirm-checkin', { people }, guest);
  }

  /** From home into the queue. */
  async queues(name: string): Promise<void> {
    await this.begins('checkout');
    await this.walks('/checkout/search', '/checkout/wait', { name });
  }

  /** From home through the queue to the rooms. */
  async goesToRooms(name: string): Promise<void> {
    await this.queues(name);
    await this.walks('/checkout/wait', '/checkout/room-number');
  }

  /** From home to the terms, with the rooms that the hotel knows. */
  async goesToTerms(name: string): Promise<void> {
    await this.queues(name);
    await this.walks('/checkout/wait', '/checkout/payment-terms');
  }

  /** Agrees to the terms and goes on. */
  async agrees(next: '/checkout/check-total' | '/checkout/confirm-checkout'): Promise<void> {
    await this.walks('/checkout/payment-terms', next, {}, { hasPayment: next === '/checkout/check-total' });
  }

  /** From home to the total of a bill. */
  async goesToBill(name: string): Promise<void> {
    await this.goesToTerms(name);
    await this.agrees('/checkout/check-total');
  }

  /** From the total to the last question before the card is charged. */
  async givesCard(visit: Visit, card: Answers, mail: Answers = {}): Promise<void> {
    await this.walks(`/${visit}/check-total`, `/${visit}/check-payment`, { card, mail });
  }

  /** Has the card charged. */
  async pays(visit: Visit): Promise<void> {
    await this.walks(`/${visit}/check-payment`, `/${visit}/complete-payment`);
  }

  /** From the last question of check-out to its end. */
  async checksOut(): Promise<void> {
    await this.walks('/checkout/confirm-checkout', '/checkout/complete-checkout');
  }
}

/** What a guest does on one screen before the tap that leads on. */
export interface Stop {
  readonly screen: ScreenPath;
  readonly does?: ((guest: Guest) => Promise<void>) | undefined;
  /** The tap that leads on: an element's `data-action`. Nothing where the hotel's answer leads on by itself. */
  readonly taps?: string | undefined;
}

type Does = (guest: Guest, brings: Brings) => Promise<void>;
const saysName: Does = (guest, { name = '' }) => guest.types('reservationName', name);
const givesCard: Does = (guest, { card = {} }) => guest.fillsIn(card);
const givesMail: Does = (guest, { mail = {} }) => guest.fillsIn(mail);
const namesReceipt: Does = (guest, { receiptName = '' }) => guest.types('receiptName', receiptName);

/** The screens on which a guest does more than tap the main button. */
const DOES: Readonly<Partial<Record<ScreenPath, Does>>> = {
  '/checkin/search': saysName,
  '/checkin/input-representative': (guest, { people = [] }) => guest.fillsIn(people[0] ?? {}),
  '/checkin/input-companions': (guest, { people = [] }) => guest.fillsInCompanions(people.slice(1)),
  '/checkin/term': (guest) => guest.signs(),
  '/checkin/input-card': givesCard,
  '/checkin/receipt-mail': givesMail,
  '/checkin/receipt-name': namesReceipt,
  '/checkout/search': saysName,
  '/checkout/wait': (guest) => guest.isCalled(),
  '/checkout/payment-terms': (guest) => guest.ticks('agreeTerms'),
  '/checkout/input-card': givesCard,
  '/checkout/receipt-mail': givesMail,
  '/checkout/receipt-name': namesReceipt,
  '/checkout/confirm-checkout': (guest) => guest.goesOn(),
};

const TAPS: Readonly<Partial<Record<ScreenPath, string | undefined>>> = {
  '/checkin/unsettled-qr': 'smart-payment',
  '/checkout/wait': undefined,
  '/checkout/confirm-checkout': 'confirm',
};

/** What a guest does on each screen of a way but the last, which is its goal. */
export const stopsOn = (way: readonly ScreenPath[], brings: Brings): readonly Stop[] =>
  way.slice(0, -1).map((screen, at) => {
    const does = DOES[screen];
    const namesReceipt = way[at + 1]?.endsWith('/receipt-name');
    return {
      screen,
      does: does && ((guest) => does(guest, brings)),
      taps: namesReceipt ? 'change-name' : screen in TAPS ? TAPS[screen] : 'main',
    };
  });
