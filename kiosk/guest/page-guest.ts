import { Guest } from './guest.ts';
import { frame, shownScreen, showPassport, sign, turnTo, until, write } from './hands.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Frames for which an address may differ after a step back. */
const MAX_FRAMES = 300;

export interface Stand {
  /** The app's own keypad opens for fields. */
  readonly hasKeypad?: boolean;
  /** Staff move the queue by a place. */
  readonly staffMoveQueue?: () => Promise<void>;
}

/** A guest inside the app's own page: for screens' tests, the soak test and the settings page's preview. */
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
    // Elements in front of the screen come first.
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
    // A value set by React is no change of the document.
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

  async pressesBack(): Promise<void> {
    await new Promise<void>((heard) => {
      window.addEventListener('popstate', () => heard(), { once: true });
      window.history.back();
    });
  }

  /** Presses Back, which must change neither screen nor address. */
  async cannotGoBackFrom(screen: string): Promise<void> {
    await this.pressesBack();
    for (let frames = 0; window.location.pathname !== screen; frames++) {
      if (frames > MAX_FRAMES) throw new Error(`${shownScreen()}: the address is not ${screen}`);
      await frame();
    }
    await this.isOn(screen);
  }

  /** Leaves everything as it is: home waits for the next guest. */
  async walksAway(): Promise<void> {
    turnTo('/');
    await this.isOn('/');
  }

  field(name: string): Promise<Field> {
    return until(`field ${name}`, () => inScreen<Field>(`:is(input, textarea, select)[name="${name}"]`));
  }
}

const inScreen = <T extends Element>(selector: string) => document.querySelector<T>(selector);
