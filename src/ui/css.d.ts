import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Allows custom properties in React's `style`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
