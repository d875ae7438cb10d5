import { type Described, describe } from '~/speech/sentence';
import { scopeNow, stopsIn } from '~/speech/stops';

/** Fields and answers say what they hold. */
const HOLDS = 'input:not([type="file"]), textarea, [id][aria-haspopup="dialog"]';

/** Finds words of the present page that a listener would miss, or hear twice. */
export function unheard(): readonly string[] {
  const wrong: string[] = [];
  const heard = new Set<string>();
  for (const { element, isControl } of stopsIn(scopeNow())) {
    if (!isControl) continue;
    const said = describe(element);
    const name = said.name.map(({ text }) => text).join(' ');
    const what = element.dataset.action ?? element.getAttribute('name') ?? element.tagName;
    if (name.trim() === '') wrong.push(`${what} has no name to be heard`);
    if (said.kind === '') wrong.push(`${what} does not say of which kind it is`);
    if (element.matches(HOLDS) && said.states.length === 0) wrong.push(`${what} does not say what it holds`);
    for (const part of saidTwice(said, name)) wrong.push(`${what} says twice: ${part}`);
    const sentence = JSON.stringify(said);
    if (heard.has(sentence)) wrong.push(`two controls are heard as one: ${what}`);
    heard.add(sentence);
  }
  return wrong;
}

function saidTwice({ contexts, error, hint, place }: Described, name: string): readonly string[] {
  const parts = [...contexts, name, error, hint, place].filter((part) => part !== '');
  return parts.filter((part, at) => parts.indexOf(part) !== at);
}
