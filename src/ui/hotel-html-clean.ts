import DOMPurify, { type UponSanitizeAttributeHook, type UponSanitizeElementHook } from 'dompurify';
import { saysNothing } from '~/domain/no-text';
import { isBlank } from '~/domain/visible';
import { separateParagraphs } from './hotel-paragraphs';

/** Allowed tags: structure and emphasis, without pictures, styles and interactive elements. */
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
  // Until they become buttons and words.
  'a',
  'img',
];
const ALLOWED_ATTR = ['colspan', 'rowspan', 'start', 'lang', 'dir', 'href', 'alt'];

/* Limits that keep a slow tablet busy for a second at most. Long terms have some 100 KB, a thousand tags, a depth of ten. */
/** In bytes of UTF-8. */
const MAX_BYTES = 200 * 1024;
/** Start tags, end tags and comments. */
const MAX_TAGS = 5_000;
const MAX_LINES = 20_000;
const MAX_ATTRIBUTES = 30;
/** Most rows or columns of a cell: the browser lays out each of them. */
const MAX_SPAN = 20;
const MAX_DEPTH = 64;
/** Longest time for cleaning, in ms, beside the other limits. */
const MAX_MS = 1_000;

/**
 * Emphasis with attributes. The parser reopens unclosed emphasis in each paragraph, at most three alike; attributes
 * would make millions of elements out of a few thousand tags.
 */
const EMPHASIS = /<(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/])[^>]*>?/gi;

/** The `href` in a tag, as written. */
const HREF = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;

/** Protocols that a phone can open. The tablet's own addresses lead nowhere there. */
const LINKS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];
/** Longest address, in characters: no code holds more. */
const LONGEST_LINK = 2_000;

/** Depths at which the layout takes too long. */
const TOO_DEEP = `ruby ruby ruby, ${Array.from({ length: MAX_DEPTH + 1 }, () => '*').join('>')}`;

/**
 * Cleans untrusted HTML: no scripts or working links remain. A link for a phone becomes a button with the address as
 * its value.
 * @returns undefined if it is blank, too long, or too slow to clean and show
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
  separateParagraphs(safe);
  return safe;
}

/** A button with the address of a link; only its words if no phone could open it, or if it is empty. */
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
    // DOMPurify would keep the removed nodes until its next call.
    DOMPurify.removed = [];
  }
}
