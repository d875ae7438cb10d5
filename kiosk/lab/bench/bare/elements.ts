import { createElement, type MouseEvent, type ReactNode } from 'react';

/** A property of an element: text, whether it is set, or the declarations of its style. */
export type Prop = string | boolean | Readonly<Record<string, string>>;

/** An element that was written down when the page was built: name, React's properties, children. */
export type Part =
  | string
  | readonly [name: string, props: Readonly<Record<string, Prop>>, ...children: Part[]];

/** What a page does with the elements that were written down. */
export interface Drawing {
  /** The `data-action` of the buttons that answer a tap. */
  readonly taps: string;
  readonly onTap: () => void;
  /** Drawn in the place of `main`, if given. */
  readonly main?: ReactNode;
}

/** What was written down, as React draws it. */
export function elementOf(part: Part, drawing?: Drawing): ReactNode {
  if (typeof part === 'string') return part;
  const [name, props, ...children] = part;
  if (name === 'main' && drawing?.main !== undefined) return drawing.main;
  const answers = drawing && props['data-action'] === drawing.taps ? { onClick: tapped(drawing.onTap) } : {};
  return createElement(name, { ...props, ...answers }, ...children.map((child) => elementOf(child, drawing)));
}

/** A button may stand in a form, which would be sent. */
const tapped = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};
