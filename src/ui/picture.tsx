import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/** Whether the app has drawn a frame: later screens bring their pictures with them. */
let hasDrawn = false;

/**
 * A picture that only adorns. To hand pictures to the browser is a third of what drawing home takes: the app's first frame
 * goes without, their places kept.
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
    return afterFrame(() => {
      hasDrawn = true;
      setShows(true);
    });
  }, [shows]);
  return shows ? <img className={className} src={src} alt="" /> : <span className={className} />;
}
