import { Guest } from './guest.ts';
import { frame, shownScreen, showPassport, sign, turnTo, until, write } from './hands.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** For how long an address may be another one after a step back. */
const MAX_FRAMES = 300;

/** How the tablet stands that the guest uses. */
export interface Stand {
  /** The app's own keypad comes up for a field. */
  readonly hasKeypad?: boolean;
  /** Staff move the queue by a place. */
  readonly staffMoveQueue?: () => Promise<void>;
}

/** A guest whose fingers are inside the app's own page: for tests of screens, the soak test and the settings page's preview. */
export class PageGuest extends Guest {
  constructor(private readonly stand: Stand = {}) {
    super();
  }

  override async isOn(screen: string): Promise<void> {
    await until(`screen ${screen}`, () => (shownScreen() === screen ? screen : undefined));
    // A frame to settle in.
    await frame();
  }

  override async taps(action: string): Promise<void> {
    const place = `[data-action="${action}"]:enabled`;
    // What lies in front of the screen comes first.
    const find = () =>
      document.querySelector<HTMLElement>(`dialog[open] ${place}`) ??
      document.querySelector<HTMLElement>(place);
    (await until(`button ${action}`, find)).click();
  }

  override async types(name: string, text: string): Promise<void> {
    const field = await this.field(name);
    field.focus();
    if (this.stand.hasKeypad) await until(`keypad for ${name}`, () => document.querySelector('[data-key]'));
    write(field, text);
    field.blur();
  }

  override async chooses(name: string, value: string): Promise<void> {
    const find = () => inScreen<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    (await until(`choice ${name}`, find)).click();
  }

  override async ticks(name: string): Promise<void> {
    const box = await until(`box ${name}`, () => inScreen<HTMLInputElement>(`input[name="${name}"]`));
    if (!box.checked) box.click();
  }

  override async picks(name: string, value: string): Promise<void> {
    const find = () => inScreen<HTMLSelectElement>(`select[name="${name}"]:has(option[value="${value}"])`);
    write(await until(`choice ${name}`, find), value);
  }

  override async isFilledIn(name: string): Promise<void> {
    const field = await this.field(name);
    // A value that React sets is no change in the document.
    while (field.value === '' && field.isConnected) await frame();
  }

  override signs(): Promise<void> {
    return sign();
  }

  override showsPassport(): Promise<string> {
    return showPassport();
  }

  override async isCalled(): Promise<void> {
    const { staffMoveQueue } = this.stand;
    while (staffMoveQueue && shownScreen() === '/checkout/wait') {
      await staffMoveQueue();
      await frame();
    }
  }

  /** The browser's own Back; resolves once the browser has heard it. */
  async pressesBack(): Promise<void> {
    await new Promise<void>((heard) => {
      window.addEventListener('popstate', () => heard(), { once: true });
      window.history.back();
    });
  }

  /** The browser's Back leads nowhere: the screen and its address stay. */
  async cannotGoBackFrom(screen: string): Promise<void> {
    await this.pressesBack();
    for (let frames = 0; window.location.pathname !== screen; frames++) {
      if (frames > MAX_FRAMES) throw new Error(`${shownScreen()}: the address is not ${screen}`);
      await frame();
    }
    await this.isOn(screen);
  }

  /** Leaves everything where it stands: home waits for the next guest. */
  async walksAway(): Promise<void> {
    turnTo('/');
    await this.isOn('/');
  }

  /** The field of a name, once it is there. */
  field(name: string): Promise<Field> {
    return until(`field ${name}`, () => inScreen<Field>(`:is(input, textarea, select)[name="${name}"]`));
  }
}

const inScreen = <T extends Element>(selector: string) => document.querySelector<T>(selector);
