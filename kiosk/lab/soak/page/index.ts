import { shownScreen, until } from '../../../guest/hands.ts';
import { guest, tellHotel } from './screens.ts';
import { getLost, type Pick, STORIES } from './stories.ts';

/** The same visits in every round, for comparable figures. */
export interface Round {
  readonly times: number;
  /** From 0. */
  readonly number: number;
  /** Decides the order and the guests' chances. */
  readonly seed: number;
}

declare global {
  interface Window {
    /** Makes a round's visits; resolves with a line for each failed one, once home is idle. */
    soak: (round: Round) => Promise<readonly string[]>;
  }
}

const errors: string[] = [];
const tell = console.error;
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '));
  tell(...words);
};
window.addEventListener('error', ({ message }) => errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

window.soak = async ({ times, number, seed }) => {
  const failures: string[] = [];
  const pick = pickerOf(seed + number);
  const [last = '', ...others] = Array.from({ length: times }, () => Object.keys(STORIES)).flat();
  const visit = async (story: string, pick: Pick) => {
    const reason = await reasonOfFailure(story, pick);
    if (reason !== '') failures.push(`${story}: ${reason}`);
  };
  while (others.length > 0) {
    const story = pick(others);
    others.splice(others.indexOf(story), 1);
    await visit(story, pick);
  }
  // Every round ends alike: a browser keeps the last filled form.
  await visit(last, pickerOf(seed));
  return failures;
};

/** A linear congruential generator modulo 2³² (Numerical Recipes' constants), by its good upper bits. */
function pickerOf(seed: number): Pick {
  let state = seed >>> 0;
  return (choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const picked = choices[Math.floor((state / 2 ** 32) * choices.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  };
}

/** Empty for a good visit, else its failure or unexpected errors. */
async function reasonOfFailure(story: string, pick: Pick): Promise<string> {
  errors.length = 0;
  try {
    await guest.isOn('/');
    await speak(pick);
    await STORIES[story]?.(pick);
    await guest.isOn('/');
    return errors.join('; ');
  } catch (error) {
    // Home again, without the visit's faults.
    await tellHotel('faults/clear');
    if (shownScreen() !== '/') await getLost();
    return String(error);
  }
}

/** Chooses a language; the last guest's has gone by then. */
async function speak(pick: Pick): Promise<void> {
  const { lang } = document.documentElement;
  const language = pick([...document.querySelectorAll<HTMLInputElement>('input[name="language"]')]).value;
  if (language === lang) return;
  await guest.chooses('language', language);
  await until('language chosen', () => (document.documentElement.lang === language ? true : undefined));
}
