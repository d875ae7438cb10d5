import { useEffect, useState } from 'react';
import { afterFrame, hasDrawn } from './after-frame';

/**
 * A decorative picture. Decoding pictures takes a third of the time to draw home, so the first frame of the
 * app only reserves their space; later screens show their pictures immediately.
 */
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
