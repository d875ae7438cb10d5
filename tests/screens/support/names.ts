import type { Line, Thing } from './layout';

/** How a finding names a part of the screen. */

export const named = ({ text }: Line): string => `“${text.data.trim().slice(0, 30)}”`;
export const nameOf = (element: Element): string =>
  element.getAttribute('data-action') ??
  element.getAttribute('name') ??
  (element.className || element.tagName);
export const nameOfThing = ({ kind, element }: Thing): string => `the ${kind} ${nameOf(element)}`;
