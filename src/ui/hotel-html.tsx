import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './hotel-html.module.css';
import { cleanHotelHtml } from './hotel-html-clean';

type HtmlProps = {
  readonly className?: string | undefined;
  readonly onLink: (address: string) => void;
};

/** Shows HTML from {@link cleanHotelHtml}. */
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

/** Cleans and shows a hotel's untrusted HTML; nothing if it is blank. */
export function HotelHtml({ html, ...props }: HtmlProps & { readonly html: string }) {
  const content = useMemo(() => cleanHotelHtml(html), [html]);
  return content ? <CleanHtml content={content} {...props} /> : null;
}
