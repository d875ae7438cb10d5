import { useEffect, useRef, useState } from 'react';

/** Lets arrow keys scroll content without a focusable control: it takes the focus itself. */
export function useKeyboardScroll() {
  const ref = useRef<HTMLDivElement>(null);
  const [isFocusable, setFocusable] = useState(false);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const observer = new ResizeObserver(() =>
      setFocusable(part.scrollHeight > part.clientHeight && !part.querySelector('button, input')),
    );
    for (const watched of [part, ...part.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isFocusable ? 0 : undefined };
}
