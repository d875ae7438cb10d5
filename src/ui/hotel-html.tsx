import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './hotel-html.module.css';
import { cleanHotelHtml } from './hotel-html-clean';

type HtmlProps = {
  /** Its place on the screen. */
  readonly className?: string | undefined;
  /** The guest wants to open a link's address. */
  readonly onLink: (address: string) => void;
};

/** Shows a hotel's HTML that {@link cleanHotelHtml} has cleaned. */
export function CleanHtml({
  content,
  className = '',
  onLink,
}: HtmlProps & { readonly content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  const openLink = useEffectEvent(onLink);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content.cloneNode(true));
    for (const link of place.current?.querySelectorAll('button') ?? [])
      link.onclick = () => openLink(link.value);
  }, [content]);
  return (
    <div
      ref={place}
      className={`${styles.html} ${className}`}
      lang={languageByKana(content.textContent ?? '')}
    />
  );
}

/** Cleans and shows a hotel's own HTML, from an untrusted source; renders nothing if nothing of it can be read. */
export function HotelHtml({ html, ...props }: HtmlProps & { readonly html: string }) {
  const content = useMemo(() => cleanHotelHtml(html), [html]);
  return content ? <CleanHtml content={content} {...props} /> : null;
}
