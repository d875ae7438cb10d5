/** Takes out of a text what its control does not accept, and writes the rest as the control keeps it. */
export type Clean = (typed: string) => string;

/** A control's text and the place of its cursor. */
export type Typed = { readonly text: string; readonly cursor: number };

/**
 * Cleans what stands in a control. Only then it is cut to `maxLength`, so that nothing is lost to hyphens and spaces; as in
 * any control, what was put in before the cursor gives way to what stands behind it.
 */
export function tidy({ text, cursor }: Typed, clean: Clean, maxLength: number): Typed {
  const behind = clean(text.slice(cursor));
  const before = clean(text.slice(0, cursor)).slice(0, Math.max(0, maxLength - behind.length));
  return { text: before + behind, cursor: before.length };
}
