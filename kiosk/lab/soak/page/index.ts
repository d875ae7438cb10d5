import { shownScreen, until } from '../../../guest/hands.ts';
import { guest, tellHotel } from './screens.ts';
import { getLost, type Pick, STORIES } from './stories.ts';

/** Visits in one order: the same ones in every round, so that figures taken after each can be compared. */
export interface Round {
  /** How often each story is told. */
  readonly times: number;
  /** Counts from 0. */
  readonly number: number;
  /** Gives the order, and what guests leave to chance. */
  readonly seed: number;
}

declare global {
  interface Window {
    /** Makes the visits of a round; resolves with a line for each that failed, once home is shown and idle. */
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
  // Every round ends with the same visit: a browser keeps the form that was last filled in until there is another.
  await visit(last, pickerOf(seed));
  return failures;
};

/** By a linear congruential generator modulo 2³² (Numerical Recipes' constants); its upper bits are the good ones. */
function pickerOf(seed: number): Pick {
  let state = seed >>> 0;
  return (choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const picked = choices[Math.floor((state / 2 ** 32) * choices.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  };
}

/** Empty where the visit went well; otherwise why it did not finish, or the unexpected errors on the way. */
async function reasonOfFailure(story: string, pick: Pick): Promise<string> {
  errors.length = 0;
  try {
    await guest.isOn('/');
    await speak(pick);
    await STORIES[story]?.(pick);
    await guest.isOn('/');
    return errors.join('; ');
  } catch (error) {
    // Home again, with nothing left of the faults that it had set.
    await tellHotel('faults/clear');
    if (shownScreen() !== '/') await getLost();
    return String(error);
  }
}

/** Chooses one of the languages on offer; the last guest's has gone by then. */
async function speak(pick: Pick): Promise<void> {
  const { lang } = document.documentElement;
  const language = pick([...document.querySelectorAll<HTMLInputElement>('input[name="language"]')]).value;
  if (language === lang) return;
  await guest.chooses('language', language);
  await until('language chosen', () => (document.documentElement.lang === language ? true : undefined));
}
