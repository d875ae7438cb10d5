/**
 * Reads what the guest has tapped on home before the app was there (`app/first-home.ts` marks it).
 * @returns repeats the tap on the home that the app has drawn in its place
 */
export function keptTap(root: Element): () => void {
  const tapped = root.querySelector<HTMLElement>('[data-tapped]');
  const action = tapped?.dataset.action;
  const value = tapped?.querySelector('input')?.value;
  const same =
    action === undefined
      ? value !== undefined && `input[value="${CSS.escape(value)}"]`
      : `[data-action="${CSS.escape(action)}"]`;
  return () => {
    if (same) root.querySelector<HTMLElement>(same)?.click();
  };
}
