/** How the next letter is typed; `once` for one letter only. */
export type LetterCase = 'lower' | 'once' | 'upper';

/** How letters start in a control, by its `autocapitalize` and what stands before the caret. */
export function startCase(autocapitalize: string, before: string): LetterCase {
  if (autocapitalize === 'characters') return 'upper';
  return autocapitalize === 'words' && /(^|\s)$/.test(before) ? 'once' : 'lower';
}

/** How letters go on after a key: the shift key turns it over, a letter ends `once`, a space starts a new word. */
export function caseAfter(key: string, now: LetterCase, autocapitalize: string): LetterCase {
  if (key === 'shift') {
    if (now !== 'lower') return 'lower';
    return autocapitalize === 'characters' ? 'upper' : 'once';
  }
  if (now === 'upper') return now;
  if (key === 'blank' || key === 'newline') return startCase(autocapitalize, ' ');
  return /^[a-z]$/i.test(key) ? 'lower' : now;
}
