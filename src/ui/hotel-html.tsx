import { useLayoutEffect, useMemo, useRef } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './hotel-html.module.css';
import { cleanHotelHtml } from './hotel-html-clean';

type HtmlProps = {
  /** Its place on the screen. */
  readonly className?: string | undefined;
};

/** Shows a hotel's HTML that {@link cleanHotelHtml} has cleaned. */
export function CleanHtml({ content, className = '' }: HtmlProps & { readonly content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(content.cloneNode(true)), [content]);
  return (
    <div
      ref={place}
      className={`${styles.html} ${className}`}
      lang={languageByKana(content.textContent ?? '')}
    />
  );
}

/** Cleans and shows a hotel's own HTML, from an untrusted source; renders nothing if nothing of it can be read. */
export function HotelHtml({ html, className }: HtmlProps & { readonly html: string }) {
  const content = useMemo(() => cleanHotelHtml(html), [html]);
  return content ? <CleanHtml content={content} className={className} /> : null;
}
