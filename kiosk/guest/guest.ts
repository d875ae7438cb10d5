import type { ScreenPath } from '../../src/flow/screens.ts';
import { type Answers, fieldsThatOne, fieldsWhere } from './fields.ts';
import { type Brings, type Case, wayBetween } from './way.ts';

/** Choices and lists; all other fields are typed into. */
const CHOICES = [...fieldsThatOne('chooses'), 'multiRooms', 'roomNumbers', 'facilityId'];
/** Fields with usual answers; own words need the choice "other" first. */
const USUAL = fieldsWhere(({ control }) => 'usual' in control);
const LISTS = [...fieldsThatOne('picks'), 'expiryMonth', 'expiryYear'];

export type Visit = 'checkin' | 'checkout';

/** A guest's actions in the field's words; subclasses reach the screen from its page, by Playwright or a driver. */
export abstract class Guest {
  /** Waits for a usable screen. */
  abstract isOn(screen: string): Promise<void>;

  abstract taps(action: string): Promise<void>;

  /** Types into an empty field and leaves it. */
  abstract types(field: string, text: string): Promise<void>;

  abstract chooses(field: string, value: string): Promise<void>;

  abstract picks(field: string, value: string): Promise<void>;

  abstract ticks(field: string): Promise<void>;

  /** Waits until the app has filled a field. */
  abstract isFilledIn(field: string): Promise<void>;

  abstract signs(): Promise<void>;

  /** Chooses a passport's picture; returns bare base64. */
  abstract showsPassport(): Promise<string>;

  /** Waits in the queue until staff call. */
  abstract isCalled(): Promise<void>;

  /** Presses the main button; waits for a named screen. */
  async goesOn(screen?: string): Promise<void> {
    await this.taps('main');
    if (screen !== undefined) await this.isOn(screen);
  }

  /** Answers the questions of a form. @param person the companion's index; by default the representative */
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

  async answersInOwnWords(field: string, text: string): Promise<void> {
    await this.chooses(`${field}-choice`, 'other');
    await this.types(field, text);
  }

  async fillsInCompanions(companions: readonly Answers[]): Promise<void> {
    for (const [place, answers] of companions.entries()) await this.fillsIn(answers, place);
  }

  async follows(action: string, screen: string): Promise<void> {
    await this.taps(action);
    await this.isOn(screen);
  }

  async goesBack(screen: string): Promise<void> {
    await this.follows('back', screen);
  }

  async begins(visit: Visit): Promise<void> {
    await this.follows(visit, `/${visit}/search`);
  }

  /** Goes from home to the search and types the name. */
  async says(name: string, visit: Visit): Promise<void> {
    await this.begins(visit);
    await this.types('reservationName', name);
  }

  /** Walks from the shown screen to another along the app's way, and does each screen's task. */
  async walks(from: ScreenPath, to: ScreenPath, brings: Brings = {}, guest: Case = {}): Promise<void> {
    const way = wayBetween(from, to, guest);
    for (const [at, { does, taps }] of stopsOn(way, brings).entries()) {
      await does?.(this);
      if (taps !== undefined) await this.taps(taps);
      await this.isOn(way[at + 1] ?? to);
    }
  }

  async arrives(name: string): Promise<void> {
    await this.begins('checkin');
    await this.walks('/checkin/search', '/checkin/check-reservation', { name });
  }

  async confirmsReservation(): Promise<void> {
    await this.walks('/checkin/check-reservation', '/checkin/input-representative');
  }

  async opensForm(name: string): Promise<void> {
    await this.arrives(name);
    await this.confirmsReservation();
  }

  async signsAndGoesToConfirm(): Promise<void> {
    await this.isOn('/checkin/guests-info');
    await this.walks('/checkin/guests-info', '/checkin/confirm-checkin');
  }

  async goesToConfirm(name: string, people: readonly Answers[]): Promise<void> {
    await this.opensForm(name);
    const guest = { asksCompanions: people.length > 1 };
    await this.walks('/checkin/input-representative', '/checkin/confirm-checkin', { people }, guest);
  }

  async queues(name: string): Promise<void> {
    await this.begins('checkout');
    await this.walks('/checkout/search', '/checkout/wait', { name });
  }

  async goesToRooms(name: string): Promise<void> {
    await this.queues(name);
    await this.walks('/checkout/wait', '/checkout/room-number');
  }

  async goesToTerms(name: string): Promise<void> {
    await this.queues(name);
    await this.walks('/checkout/wait', '/checkout/payment-terms');
  }

  async agrees(next: '/checkout/check-total' | '/checkout/confirm-checkout'): Promise<void> {
    await this.walks('/checkout/payment-terms', next, {}, { hasPayment: next === '/checkout/check-total' });
  }

  async goesToBill(name: string): Promise<void> {
    await this.goesToTerms(name);
    await this.agrees('/checkout/check-total');
  }

  /** Goes from the total to the last question before the charge. */
  async givesCard(visit: Visit, card: Answers, mail: Answers = {}): Promise<void> {
    await this.walks(`/${visit}/check-total`, `/${visit}/check-payment`, { card, mail });
  }

  async pays(visit: Visit): Promise<void> {
    await this.walks(`/${visit}/check-payment`, `/${visit}/complete-payment`);
  }

  async checksOut(): Promise<void> {
    await this.walks('/checkout/confirm-checkout', '/checkout/complete-checkout');
  }
}

export interface Stop {
  readonly screen: ScreenPath;
  readonly does?: ((guest: Guest) => Promise<void>) | undefined;
  /** The `data-action` that leads to the next screen; absent if the hotel's answer leads there. */
  readonly taps?: string | undefined;
}

type Does = (guest: Guest, brings: Brings) => Promise<void>;
const saysName: Does = (guest, { name = '' }) => guest.types('reservationName', name);
const givesCard: Does = (guest, { card = {} }) => guest.fillsIn(card);
const givesMail: Does = (guest, { mail = {} }) => guest.fillsIn(mail);
const namesReceipt: Does = (guest, { receiptName = '' }) => guest.types('receiptName', receiptName);

/** Screens with more tasks than the main button. */
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

/** The guest's tasks on each screen of a way but its goal. */
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
