import type { Line, Thing } from './layout';

/** The name of a part of the screen in a finding. */

export const named = ({ text }: Line): string => `“${text.data.trim().slice(0, 30)}”`;
export const nameOf = (element: Element): string =>
  element.getAttribute('data-action') ??
  element.getAttribute('name') ??
  (element.className || element.tagName);
export const nameOfThing = ({ kind, element }: Thing): string => `the ${kind} ${nameOf(element)}`;
