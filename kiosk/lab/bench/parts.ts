import type { Part, Prop } from './bare/elements.ts';

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** An element and all that is in it, as React is to draw it. */
export function partOf(element: Element): Part {
  const props = [...element.attributes].map(({ name, value }): [string, Prop] => {
    if (name === 'style') return [name, declarationsOf(value)];
    // React leaves them out where they are empty.
    return [propOf(name), BOOLEAN.has(name) ? true : value];
  });
  const children = [...element.childNodes].map((child) =>
    isElement(child) ? partOf(child) : (child.textContent ?? ''),
  );
  return [element.localName, Object.fromEntries(props), ...children];
}

const BOOLEAN: ReadonlySet<string> = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'open',
  'readonly',
  'required',
]);

const RENAMED = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['readonly', 'readOnly'],
  ['tabindex', 'tabIndex'],
  // Nothing holds what is typed.
  ['checked', 'defaultChecked'],
  ['value', 'defaultValue'],
]);

/** React's name of an attribute. */
function propOf(name: string): string {
  if (/^(aria|data)-/.test(name)) return name;
  return RENAMED.get(name) ?? name.replace(/-[a-z]/g, (dash) => dash.slice(1).toUpperCase());
}

/** The declarations of a style attribute, under React's names. */
function declarationsOf(style: string): Readonly<Record<string, string>> {
  const declarations = style.split(';').map((one): [string, string] => {
    const [name = '', ...value] = one.split(':');
    return [name.trim(), value.join(':').trim()];
  });
  const named = declarations.filter(([name]) => name !== '');
  return Object.fromEntries(
    named.map(([name, value]) => [name.startsWith('--') ? name : propOf(name), value]),
  );
}
