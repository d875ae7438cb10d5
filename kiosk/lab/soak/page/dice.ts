/** Pseudo-random numbers: the same seed gives the same ones. */
export interface Dice {
  /** From 0 up to, not including, `sides`. */
  readonly roll: (sides: number) => number;
  /** One of several. @throws when there is none */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** The same in another order. */
  readonly shuffle: <T>(ordered: readonly T[]) => readonly T[];
}

/** Dice by a linear congruential generator modulo 2³² (Numerical Recipes' constants); its upper bits are the good ones. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return {
    roll,
    pick: (choices) => {
      const picked = choices[roll(choices.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    shuffle: (ordered) => {
      const left = [...ordered];
      return ordered.flatMap(() => left.splice(roll(left.length), 1));
    },
  };
}
