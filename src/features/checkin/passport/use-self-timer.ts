import { useEffect, useEffectEvent, useState } from 'react';

/** The time for which a picture has to stay clear before it is taken, in ms, and the steps that are counted aloud. */
const CLEAR_MS = 1500;
const STEPS = 3;

/**
 * Takes the picture when it has stayed clear for a moment: one hand is enough, and no sight.
 * @returns the number that is counted now, from 3 down to 1; undefined while the picture is not clear
 */
export function useSelfTimer(isClear: boolean, take: () => void): number | undefined {
  const [left, setLeft] = useState<number>();
  const onOver = useEffectEvent(take);
  useEffect(() => {
    if (!isClear) return;
    let now = STEPS;
    setLeft(now);
    const timer = setInterval(() => {
      now -= 1;
      if (now > 0) return setLeft(now);
      clearInterval(timer);
      onOver();
    }, CLEAR_MS / STEPS);
    return () => {
      clearInterval(timer);
      setLeft(undefined);
    };
  }, [isClear]);
  return left;
}
