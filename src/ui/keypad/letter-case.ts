/** The letter case of the next letter; `once` means upper case for one letter. */
export type LetterCase = 'lower' | 'once' | 'upper';

/** The initial letter case of a control, by its `autocapitalize` and the text before the caret. */
export function startCase(autocapitalize: string, before: string): LetterCase {
  if (autocapitalize === 'characters') return 'upper';
  return autocapitalize === 'words' && /(^|\s)$/.test(before) ? 'once' : 'lower';
}

/** The letter case after a key: Shift toggles it, a letter ends `once`, a space starts a new word. */
export function caseAfter(key: string, now: LetterCase, autocapitalize: string): LetterCase {
  if (key === 'shift') {
    if (now !== 'lower') return 'lower';
    return autocapitalize === 'characters' ? 'upper' : 'once';
  }
  if (now === 'upper') return now;
  if (key === 'blank' || key === 'newline') return startCase(autocapitalize, ' ');
  return /^[a-z]$/i.test(key) ? 'lower' : now;
}
