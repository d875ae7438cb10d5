import { useEffect, useState } from 'react';
import { afterFrame, hasDrawn } from './after-frame';

/** A decorative picture. The first frame only reserves its space: decoding takes a third of home's drawing time. */
export function Picture({
  src,
  className,
}: {
  readonly src: string;
  readonly className: string | undefined;
}) {
  const [shows, setShows] = useState(hasDrawn);
  useEffect(() => {
    if (shows) return;
    return afterFrame(() => setShows(true));
  }, [shows]);
  return shows ? <img className={className} src={src} alt="" /> : <span className={className} />;
}
