import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './hotel-html.module.css';

/**
 * The tags allowed in a hotel's text: structure and emphasis, but no pictures, styles or interactive
 * elements.
 */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'ruby', 'rt', 'rp', 'section', 'article'],
];
/** The allowed attributes. Without `href`, links keep their text but lead nowhere. */
const ALLOWED_ATTR = ['colspan', 'rowspan', 'start', 'lang', 'dir'];

/**
 * Shows a hotel's own HTML, from an untrusted source: sanitised, and without working links.
 * @param className its place on the screen
 */
export function HotelHtml({
  html,
  className = '',
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const safe = DOMPurify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    // DOMPurify keeps the removed nodes until its next call; release them.
    DOMPurify.removed = [];
    place.current?.replaceChildren(safe);
  }, [html]);
  return <div ref={place} className={`${styles.html} ${className}`} lang={languageByKana(html)} />;
}
