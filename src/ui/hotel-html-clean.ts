import DOMPurify, { type UponSanitizeAttributeHook, type UponSanitizeElementHook } from 'dompurify';
import { saysNothing } from '~/domain/no-text';
import { isBlank } from '~/domain/visible';

/**
 * The tags allowed in a hotel's text: structure and emphasis, but no pictures, styles or interactive
 * elements.
 */
const ALLOWED_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'span',
  'br',
  'hr',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'ruby',
  'rt',
  'rp',
  'section',
  'article',
  // Until a link has become a button.
  'a',
  'img',
];
const ALLOWED_ATTR = ['colspan', 'rowspan', 'start', 'lang', 'dir', 'href', 'alt'];

/*
 * What a text may cost, so that none keeps the page busy for more than about a second on a slow tablet. Long terms have some
 * 100 KB, a thousand tags and a depth of ten.
 */
/** Longest text, in bytes of UTF-8. */
const MAX_BYTES = 200 * 1024;
/** Most `<`: start and end tags, comments. */
const MAX_TAGS = 5_000;
const MAX_LINES = 20_000;
const MAX_ATTRIBUTES = 30;
/** Most rows or columns that a cell may span: the browser lays out each of them. */
const MAX_SPAN = 20;
const MAX_DEPTH = 64;
/** Longest time for cleaning, in ms; for what the other limits do not foresee. */
const MAX_MS = 1_000;

/**
 * Emphasis with attributes. The parser opens emphasis that was left open anew in each paragraph, but no more than three
 * that are alike: attributes, which are not allowed here anyway, would make millions of elements out of a few thousand tags.
 */
const EMPHASIS = /<(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/])[^>]*>?/gi;

/** The `href` in a tag, as it is written. */
const HREF = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;

/** What a phone can open from a code. An address in the page or on the tablet's own server leads nowhere from there. */
const LINKS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];
/** The longest address that is looked at, in characters: no code holds more. */
const LONGEST_LINK = 2_000;

/** Elements at a depth, or ruby within ruby, at which the layout takes too long. */
const TOO_DEEP = `ruby ruby ruby, ${Array.from({ length: MAX_DEPTH + 1 }, () => '*').join('>')}`;

/**
 * Cleans HTML from an untrusted source: what is left has neither scripts nor working links. A link that a phone can open has
 * become a button with the address as its value.
 * @returns undefined if it says nothing to a reader, or if it is too long or too intricate to be cleaned and shown in time
 */
export function cleanHotelHtml(html: string): DocumentFragment | undefined {
  const isTooLong =
    new TextEncoder().encode(html).length > MAX_BYTES ||
    html.split('<').length > MAX_TAGS ||
    html.split(/[\r\n]/).length > MAX_LINES;
  if (isTooLong) return undefined;
  const plain = html.replace(EMPHASIS, (tag: string, name: string) => {
    const href = /^a$/i.test(name) ? HREF.exec(tag)?.[0] : undefined;
    return href === undefined || href.length > LONGEST_LINK ? `<${name}>` : `<${name}${href}>`;
  });
  const safe = sanitise(plain);
  if (!safe || saysNothing(safe.textContent) || safe.querySelector(TOO_DEEP)) return undefined;
  for (const link of safe.querySelectorAll('a')) link.replaceWith(buttonFor(link));
  for (const picture of safe.querySelectorAll('img')) picture.remove();
  return safe;
}

/** A button with the address of a link; its words alone where no phone could open it, or where it has neither words nor a picture. */
function buttonFor(link: HTMLAnchorElement): DocumentFragment {
  const content = document.createDocumentFragment();
  const picture = link.querySelector('img');
  content.append(...link.childNodes);
  const address = addressOf(link.getAttribute('href') ?? '');
  const isEmpty = isBlank(content.textContent);
  if (address === undefined || (isEmpty && !picture)) return content;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = 'link';
  button.value = address;
  button.append(isEmpty ? picture?.alt || address : content);
  const place = document.createDocumentFragment();
  place.append(button);
  return place;
}

/** The address of a link that a phone can open. */
function addressOf(href: string): string | undefined {
  try {
    const { protocol, href: address } = new URL(href.trim().replace(/^\/\//, 'https://'));
    return LINKS.includes(protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if it takes too long, or if the HTML has no body. */
function sanitise(html: string): DocumentFragment | undefined {
  const deadline = performance.now() + MAX_MS;
  const stopInTime: UponSanitizeElementHook = (node) => {
    const isTooMuch = node instanceof Element && node.attributes.length > MAX_ATTRIBUTES;
    if (isTooMuch || performance.now() > deadline) throw new Error('The text takes too long to be cleaned');
  };
  const limitSpan: UponSanitizeAttributeHook = (_, attribute) => {
    const { attrName, attrValue } = attribute;
    if (/^(col|row)span$/.test(attrName) && Number(attrValue) > MAX_SPAN) attribute.keepAttr = false;
  };
  DOMPurify.addHook('uponSanitizeElement', stopInTime);
  DOMPurify.addHook('uponSanitizeAttribute', limitSpan);
  try {
    return (
      DOMPurify.sanitize(html, {
        ALLOWED_TAGS,
        ALLOWED_ATTR,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        RETURN_DOM_FRAGMENT: true,
      }) ?? undefined
    );
  } catch (error) {
    console.warn("The hotel's text could not be cleaned", error);
    return undefined;
  } finally {
    DOMPurify.removeAllHooks();
    // DOMPurify keeps the removed nodes until its next call; release them.
    DOMPurify.removed = [];
  }
}
