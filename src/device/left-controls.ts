/**
 * Clears each form control that leaves the page: browsers keep the last filled form in memory.
 * @param page the node whose descendants are observed
 * @returns stops it
 */
export function emptyLeftControls(page: Node): () => void {
  const observer = new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (removed.length > 0) setTimeout(() => emptyRemoved(removed));
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A node that only moved is still connected. */
function emptyRemoved(nodes: readonly Node[]): void {
  for (const node of nodes) if (!node.isConnected && node instanceof Element) emptyIn(node);
}

function emptyIn(part: Element): void {
  for (const control of [part, ...part.querySelectorAll('input, textarea, select')]) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = -1;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = '';
      control.defaultValue = '';
    }
  }
}
