import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings, Tenant } from '../support/tenant.ts';

/** The screens of somebody who travels alone, after the look-up. */
const WAY = [
  '/checkin/check-reservation',
  '/checkin/input-representative',
  '/checkin/guests-info',
  '/checkin/term',
  '/checkin/confirm-checkin',
  '/checkin/complete',
] as const;

const NAME_OF_A_TEXT = /\b(app|api|views|steps|dialogs|validation)\.[a-z_]+/;

/** A guest at the tablet: what a person does on each screen of check-in, by the hooks that every theme and language keeps. */
export class Guest {
  constructor(
    readonly page: Page,
    readonly tenant: Tenant,
  ) {}

  /** The screen now shown, no text of it by its name; before the app has started it only looks so. */
  async isOn(path: string): Promise<void> {
    // In one question: this is what is asked most.
    const body = this.page.locator('html:not([data-starting]) body', { hasNotText: NAME_OF_A_TEXT });
    await expect(body.locator('#root main')).toHaveAttribute('data-screen', path);
  }

  async opensHome(query = ''): Promise<void> {
    await this.page.goto(`${this.tenant.url}/${query}`);
    await this.isOn('/');
  }

  /** Finds the tablet at home with other settings: it starts with those of its last start, then home tells of the new ones. */
  async findsHomeWith(settings: Settings): Promise<void> {
    const notice = crypto.randomUUID();
    this.tenant.configure(settings);
    this.tenant.configure({ notices: { additional_message: notice } });
    await this.opensHome();
    await expect(this.page.getByText(notice)).toBeVisible();
  }

  async taps(action: string): Promise<void> {
    await this.page.locator(`[data-action="${action}"]`).click();
  }

  async goesOn(): Promise<void> {
    await this.taps('main');
  }

  /** Types into a field and leaves it. */
  async types(name: string, text: string): Promise<void> {
    await this.fills(name, text);
    await this.field(name).blur();
  }

  /** Types into a field, which is left for the next one. */
  private async fills(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
  }

  async chooses(name: string, value: string): Promise<void> {
    await this.page.locator(`input[name="${name}"][value="${value}"]`).check();
  }

  /** Lives overseas: which country that is, is asked. */
  async comesFrom(country: string): Promise<void> {
    await this.chooses('overseasFlug', 'true');
    await this.field('countrycode').selectOption(country);
  }

  /** What a fact on the screen says: a value that carries `data-field`. */
  fact(field: string): Locator {
    return this.page.locator(`[data-field="${field}"]`);
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  /** Presses the browser's own Back and waits until the browser has heard it. */
  async pressesBrowserBack(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((heard) => {
          window.addEventListener('popstate', () => heard(), { once: true });
          window.history.back();
        }),
    );
  }

  /** What to try for a name that was not found. */
  namesToTry(): Locator {
    return this.page.locator('[data-action^="try-"]');
  }

  /** The browser's Back leads nowhere: screen and address stay what they are. */
  async cannotGoBackFrom(path: string): Promise<void> {
    await this.pressesBrowserBack();
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(path);
    await this.isOn(path);
  }

  /** Brings another address into the running app, one step further in its history, as its own links do. */
  async turnsTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      const { __TSR_index: step = 0 } = window.history.state ?? {};
      window.history.pushState({ __TSR_index: step + 1 }, '', to);
    }, path);
  }

  /** Leaves everything where it stands: the visit is over, and home waits for the next. */
  async walksAway(): Promise<void> {
    await this.turnsTo('/');
    await this.isOn('/');
  }

  /** From home to the reservation. */
  async looksUp(name: string): Promise<void> {
    await this.opensHome();
    await this.arrives(name);
  }

  /** From home, with the app running already, to the reservation: another guest, or the same one again. */
  async arrives(name: string): Promise<void> {
    await this.taps('checkin');
    await this.isOn('/checkin/search');
    await this.types('reservationName', name);
    await this.goesOn();
    await this.isOn('/checkin/check-reservation');
  }

  /** From home to a screen of check-in, alone, in a hotel that asks nothing but the signature. */
  async hurriesTo(screen: (typeof WAY)[number], name = 'サトウハナコ'): Promise<void> {
    await this.looksUp(name);
    await this.hurriesOn(screen);
  }

  /** The same from the reservation. */
  async hurriesOn(screen: (typeof WAY)[number]): Promise<void> {
    for (const next of WAY.slice(1, WAY.indexOf(screen) + 1)) {
      if (next === '/checkin/confirm-checkin') await this.signs();
      await this.goesOn();
      await this.isOn(next);
    }
  }

  async confirmsReservation(): Promise<void> {
    await this.goesOn();
    await this.isOn('/checkin/input-representative');
  }

  /** Everything the sample settings ask of a representative who lives in Japan. */
  async fillsInDomestic(): Promise<void> {
    await this.fills('lastName', '山田');
    await this.fills('firstName', '太郎');
    await this.fills('lastKana', 'ヤマダ');
    await this.fills('firstKana', 'タロウ');
    await this.chooses('gender', '1');
    await this.fills('age', '42');
    await this.types('postcode', '7830060');
    await expect(this.page.locator('[name="subarea"]')).toHaveValue('蛍が丘');
    await this.fills('furtherSubarea', '１−２−３');
    await this.fills('tel', '09012345678');
    await this.types('occupation', '会社員');
  }

  async fillsInCompanion(index: number, lastKana: string, firstKana: string, gender: string): Promise<void> {
    await this.fills(`companions.${index}.lastKana`, lastKana);
    await this.fills(`companions.${index}.firstKana`, firstKana);
    await this.chooses(`companions.${index}.gender`, gender);
  }

  /** Everything the sample settings ask of a representative from abroad; the passport apart. */
  async fillsInOverseas(): Promise<void> {
    await this.fills('lastName', 'Smith');
    await this.fills('firstName', 'John');
    await this.fills('lastKana', 'SMITH');
    await this.fills('firstKana', 'JOHN');
    await this.chooses('gender', '1');
    await this.fills('age', '37');
    await this.comesFrom('US');
    await this.fills('address', '12 Elm Street\nSpringfield, OR 97477');
    await this.fills('tel', '5415550123');
    await this.types('occupation', 'Teacher');
  }

  /** Chooses a picture of the passport: a small JPEG, made here. Returns it as bare base64. */
  async showsPassport(): Promise<string> {
    const base64 = await this.page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 320;
      canvas.height = 220;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser has no 2D canvas');
      context.fillStyle = '#8b0000';
      context.fillRect(0, 0, 320, 220);
      context.fillStyle = '#ffffff';
      context.fillRect(20, 20, 90, 120);
      return canvas.toDataURL('image/jpeg').replace('data:image/jpeg;base64,', '');
    });
    await this.field('passport').setInputFiles({
      name: 'passport.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(base64, 'base64'),
    });
    await expect(this.page.locator('main img[src^="data:image/jpeg;base64,"]')).toBeVisible();
    return base64;
  }

  /** From the last form to the last question, signing on the way. */
  async signsAndGoesToConfirm(): Promise<void> {
    await this.isOn('/checkin/guests-info');
    await this.goesOn();
    await this.isOn('/checkin/term');
    await this.signs();
    await this.goesOn();
    await this.isOn('/checkin/confirm-checkin');
  }

  /**
   * Signs with one stroke across the canvas, down and up again.
   * @param points of each half; the fewer, the more its bend is rounded
   */
  async signs(points = 3): Promise<void> {
    const canvas = this.page.locator('canvas');
    // Waits until the screen has come to rest and a pen would really touch the canvas.
    await canvas.hover({ trial: true });
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas to sign on');
    const { mouse } = this.page;
    await mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.7, { steps: points });
    await mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.3, { steps: points });
    await mouse.up();
  }

  /** From the reservation of a domestic guest travelling alone to the last question. */
  async goesToConfirm(): Promise<void> {
    await this.confirmsReservation();
    await this.fillsInDomestic();
    await this.goesOn();
    await this.isOn('/checkin/guests-info');
    await this.goesOn();
    await this.isOn('/checkin/term');
    await this.signs();
    await this.goesOn();
    await this.isOn('/checkin/confirm-checkin');
  }
}
