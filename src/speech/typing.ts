import i18next from 'i18next';
import { asHeard } from './as-heard';
import { characterName } from './characters';
import { isDigits, isHidden, isMarked, isTyped, own, saysChange, valueAsHeard } from './sentence';
import type { Speaker } from './speaker';
import { word } from './texts';
import type { Spoken } from './voice';

/** More letters that came at once are said as words: an input method or the app has written them. */
const AT_ONCE = 6;

/** Says each letter as it is typed or deleted, and each answer as it is chosen. */
export function sayTyping(speaker: Speaker, signal: AbortSignal): void {
  const values = new WeakMap<EventTarget, string>();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isTyped(target)) values.set(target, target.value);
    },
    { signal },
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isTyped(target)) return;
      const before = values.get(target) ?? '';
      values.set(target, target.value);
      speaker.echo(saysLetters(before, target));
    },
    { signal },
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (isMarked(target)) speaker.echo(saysChange(target));
    },
    { signal },
  );
}

/** Says the letters that came, or the deleted ones. */
function saysLetters(before: string, control: HTMLInputElement | HTMLTextAreaElement): Spoken[] {
  const lang = i18next.language;
  const isSecret = isHidden(control);
  const name = (letter: string) =>
    isSecret ? word(/\d/.test(letter) ? 'one_digit' : 'one_character') : characterName(letter, lang);
  // The app sets digits apart in groups.
  const isGrouped = isDigits(control);
  const [now = '', former = ''] = [control.value, before].map((text) =>
    isGrouped ? text.replace(/\s/g, '') : text,
  );
  if (now === former) return [];
  if (now === '') return [own(word('cleared'))];
  if (now.startsWith(former)) {
    const added = [...now.slice(former.length)];
    const isText = added.length > AT_ONCE && !isSecret && !isGrouped;
    return [own(isText ? asHeard(added.join(''), lang) : added.map(name).join(' '))];
  }
  if (former.startsWith(now)) {
    return [own(word('deleted', { what: [...former.slice(now.length)].map(name).join(' ') }))];
  }
  return [own(valueAsHeard(control))];
}
