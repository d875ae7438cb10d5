import { createElement, type ReactNode } from 'react';

/** An element that the build has written down: name, React's properties, children. */
export type Part =
  | string
  | readonly [name: string, props: Readonly<Record<string, string>>, ...children: Part[]];

/**
 * What was written down, as React draws it.
 * @param onCheckin what a tap on check-in does
 */
export function elementOf(part: Part, onCheckin: () => void): ReactNode {
  if (typeof part === 'string') return part;
  const [name, props, ...children] = part;
  const answers = props['data-action'] === 'checkin' ? { onClick: onCheckin } : {};
  return createElement(
    name,
    { ...props, ...answers },
    ...children.map((child) => elementOf(child, onCheckin)),
  );
}
