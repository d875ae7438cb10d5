import { shownScreen, until } from '../../../guest/hands.ts';
import { createDice, type Dice } from './dice.ts';
import { clearFaults } from './faults.ts';
import { guest } from './screens.ts';
import { getLost, STORIES, type Story } from './stories.ts';

/** A visit that did not finish, or an unexpected error in one that did. */
export interface Failure {
  /** Counts from 1. */
  readonly visit: number;
  readonly story: string;
  readonly reason: string;
}

/** Visits that are the same ones in every round, so that figures taken after each can be compared. */
export type RoundName = 'hundred' | 'one of each';

/** A round of visits. */
export interface Round {
  readonly name: RoundName;
  /** Counts from 0. */
  readonly number: number;
  /** Gives the order, and what guests leave to chance. */
  readonly seed: number;
}

declare global {
  interface Window {
    soak: {
      /** Makes visits one after another; resolves with those that failed once home is shown and idle. */
      readonly run: (round: Round) => Promise<readonly Failure[]>;
      /** The tablet sleeps: the page is hidden, its timers stand still, and the clock on the wall goes on by `ms`. */
      readonly sleep: (ms: number) => void;
    };
  }
}

const ROUNDS: Readonly<Record<RoundName, readonly Story[]>> = {
  hundred: STORIES.flatMap((story) => Array<Story>(story.share).fill(story)),
  'one of each': STORIES,
};
const errors: string[] = [];
let slept = 0;

const now = Date.now;
Date.now = () => now() + slept;

const tell = console.error;
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '));
  tell(...words);
};
window.addEventListener('error', ({ message }) => errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

window.soak = {
  run: async (round) => {
    const failures: Failure[] = [];
    let visit = round.number * ROUNDS[round.name].length;
    for (const { story, dice } of planOf(round)) {
      visit += 1;
      const reason = await reasonOfFailure(story, dice);
      if (reason !== undefined) failures.push({ visit, story: story.name, reason });
    }
    return failures;
  },
  sleep: (ms) => {
    showPage('hidden');
    slept += ms;
    showPage('visible');
  },
};

function showPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Every round ends with the same visit: a browser keeps the form that was last filled in until there is another. */
function planOf({ name, number, seed }: Round): readonly { readonly story: Story; readonly dice: Dice }[] {
  const [last, ...others] = ROUNDS[name];
  if (!last) throw new Error('There are no stories');
  const dice = createDice(seed + number);
  const shuffled = dice.shuffle(others).map((story) => ({ story, dice }));
  return [...shuffled, { story: last, dice: createDice(seed) }];
}

async function reasonOfFailure({ goes }: Story, dice: Dice): Promise<string | undefined> {
  errors.length = 0;
  try {
    await guest.isOn('/');
    await speak(dice);
    await goes(dice);
    await guest.isOn('/');
  } catch (error) {
    await recover();
    return String(error);
  }
  return errors.length === 0 ? undefined : errors.join('; ');
}

/** Chooses one of the languages on offer; the last guest's has gone by then. */
async function speak(dice: Dice): Promise<void> {
  const { lang } = document.documentElement;
  const offered = [...document.querySelectorAll<HTMLInputElement>('input[name="language"]')];
  const language = dice.pick(offered).value;
  if (language === lang) return;
  await guest.chooses('language', language);
  await until('language chosen', () => (document.documentElement.lang === language ? true : undefined));
}

/** Home again after a visit that stuck somewhere, with nothing left of the faults it had set. */
async function recover(): Promise<void> {
  await clearFaults();
  if (shownScreen() !== '/') await getLost();
}
