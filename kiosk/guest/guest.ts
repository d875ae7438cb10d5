import { type Answers, fieldsOf, fieldsWhere } from './fields.ts';

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

  /** Waits in the queue until staff call, which leads to the rooms, or to another screen that is named. */
  abstract isCalled(screen?: string): Promise<void>;

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

  /** From home to the reservation. */
  async arrives(name: string): Promise<void> {
    await this.says(name, 'checkin');
    await this.goesOn('/checkin/check-reservation');
  }

  /** From the reservation to the form. */
  async confirmsReservation(): Promise<void> {
    await this.goesOn('/checkin/input-representative');
  }

  /** From home to the form. */
  async opensForm(name: string): Promise<void> {
    await this.arrives(name);
    await this.confirmsReservation();
  }

  /** From the list of guests to the last question, signing on the way. */
  async signsAndGoesToConfirm(): Promise<void> {
    await this.isOn('/checkin/guests-info');
    await this.goesOn('/checkin/term');
    await this.signs();
    await this.goesOn('/checkin/confirm-checkin');
  }

  /** From home to the last question of check-in. */
  async goesToConfirm(name: string, [representative, ...companions]: readonly Answers[]): Promise<void> {
    await this.opensForm(name);
    await this.fillsIn(representative ?? {});
    if (companions.length > 0) {
      await this.goesOn('/checkin/input-companions');
      await this.fillsInCompanions(companions);
    }
    await this.goesOn('/checkin/guests-info');
    await this.signsAndGoesToConfirm();
  }

  /** From home into the queue. */
  async queues(name: string): Promise<void> {
    await this.says(name, 'checkout');
    await this.goesOn('/checkout/wait');
  }

  /** From home through the queue to the rooms. */
  async goesToRooms(name: string): Promise<void> {
    await this.queues(name);
    await this.isCalled();
  }

  /** From home to the terms, with the rooms that the hotel knows. */
  async goesToTerms(name: string): Promise<void> {
    await this.goesToRooms(name);
    await this.goesOn('/checkout/payment-terms');
  }

  /** Agrees to the terms and goes on. */
  async agrees(next: '/checkout/check-total' | '/checkout/confirm-checkout'): Promise<void> {
    await this.ticks('agreeTerms');
    await this.goesOn(next);
  }

  /** From home to the total of a bill. */
  async goesToBill(name: string): Promise<void> {
    await this.goesToTerms(name);
    await this.agrees('/checkout/check-total');
  }

  /** From the total to the last question before the card is charged. */
  async givesCard(visit: Visit, card: Answers, mail: Answers = {}): Promise<void> {
    await this.goesOn(`/${visit}/input-card`);
    await this.fillsIn(card);
    await this.goesOn(`/${visit}/receipt-mail`);
    await this.fillsIn(mail);
    await this.goesOn(`/${visit}/check-payment`);
  }

  /** Has the card charged. */
  async pays(visit: Visit): Promise<void> {
    await this.goesOn(`/${visit}/complete-payment`);
  }

  /** From the last question of check-out to its end. */
  async checksOut(): Promise<void> {
    await this.goesOn();
    await this.follows('confirm', '/checkout/complete-checkout');
  }
}
