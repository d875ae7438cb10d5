import { useEffect, useState } from 'react';

/** The result of a question to the browser: undefined until it resolves, `fallback` if it rejects. */
export function useAnswer<T>(ask: () => Promise<T>, fallback: T): T | undefined {
  const [answer, setAnswer] = useState<{ readonly value: T }>();
  useEffect(() => {
    let isWanted = true;
    const take = (value: T) => {
      if (isWanted) setAnswer({ value });
    };
    ask().then(take, () => take(fallback));
    return () => {
      isWanted = false;
    };
  }, [ask, fallback]);
  return answer?.value;
}
