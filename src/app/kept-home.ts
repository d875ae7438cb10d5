import { settings } from '~/config/settings';
import { session } from '~/session/store';
import { writeStored } from '~/storage/storage';
import { defaultLanguage } from './default-language';

/** An element: name, attributes, children. */
type Kept = string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...Kept[]];

/** What home is made of. Anything else, such as an open dialog, is not home at rest. */
const NAMES =
  /^(div|header|main|section|h[1-6]|p|span|strong|em|b|i|u|small|br|ul|ol|li|dl|dt|dd|hr|blockquote|table|tbody|thead|tr|th|td|button|img|svg|path|fieldset|legend|label|input)$/;

/**
 * Keeps home as it now stands for the next start of this tablet, where `first-home.ts` shows it before any other script has
 * run. Home shows no guest data; it is kept only at rest: with the hotel's settings, in the language in which each visit
 * starts, with the network there.
 */
export function keepHome(): void {
  const root = document.getElementById('root')?.firstElementChild;
  const app = document.querySelector<HTMLScriptElement>('script[data-app]');
  const { lang, style } = document.documentElement;
  const isAtRest =
    navigator.onLine &&
    settings().source === 'hotel' &&
    lang === defaultLanguage() &&
    session().deepLink === undefined &&
    document.querySelector('main')?.dataset.screen === '/';
  const home = isAtRest && root ? keptElement(root) : undefined;
  if (!home || !app) return;
  const { search } = window.location;
  writeStored('lobby.home', JSON.stringify({ app: app.src, search, lang, style: style.cssText, home }));
}

/** Undefined if something in it does not belong to home at rest. */
function keptElement(element: Element): Kept | undefined {
  const name = element.localName;
  if (!NAMES.test(name)) return undefined;
  // The app shows pictures after its first frame, too (`ui/picture.tsx`): nothing waits for them.
  if (name === 'img') return ['span', { class: element.className }];
  const attributes: Record<string, string> = {};
  for (const { name: attribute, value } of element.attributes)
    if (!/^(on|style$|href$|data-tapped$)/.test(attribute)) attributes[attribute] = value;
  if (element instanceof HTMLInputElement && element.checked) attributes.checked = '';
  const children: Kept[] = [];
  for (const child of element.childNodes) {
    const kept = child instanceof Element ? keptElement(child) : (child.textContent ?? '');
    if (kept === undefined) return undefined;
    if (kept !== '') children.push(kept);
  }
  return [name, attributes, ...children];
}
