import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set from React's style. */
    [property: `--${string}`]: string | number | undefined;
  }
}
