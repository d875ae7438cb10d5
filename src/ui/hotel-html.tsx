import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './hotel-html.module.css';

/** What a hotel's text may be made of: structure and emphasis. No pictures, no styles, nothing that acts. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'ruby', 'rt', 'rp', 'section', 'article'],
];
/** No `href` among them: a link in a hotel's text keeps its words and leads nowhere. */
const ALLOWED_ATTR = ['colspan', 'rowspan', 'start', 'lang', 'dir'];

/** A hotel's own HTML, which may come from anywhere: sanitised, and unable to lead away from the kiosk. */
export function HotelHtml({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const safe = DOMPurify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    // What was taken out, the sanitiser keeps until the next text; nobody asks for it.
    DOMPurify.removed = [];
    place.current?.replaceChildren(safe);
  }, [html]);
  return <div ref={place} className={styles.html} lang={languageByKana(html)} />;
}
