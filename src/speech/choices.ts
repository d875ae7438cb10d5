/** One of several answers to a question. */
export const isChoice = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** All answers to the question that a choice answers, in their order. */
export const choicesBeside = (choice: HTMLInputElement): HTMLInputElement[] =>
  [...(choice.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (other) => other.name === choice.name && !other.disabled,
  );

/** The answer at which a listener comes to a question: the chosen one, else the first. */
export const entryOf = (choice: HTMLInputElement): HTMLInputElement => {
  const all = choicesBeside(choice);
  return all.find(({ checked }) => checked) ?? all[0] ?? choice;
};
