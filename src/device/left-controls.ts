/**
 * Clears every form control that is removed from the page. Browsers keep the form that was filled in last in
 * memory, long after its removal; this way it contains no guest data.
 * @param page the node whose descendants are observed
 */
export function emptyLeftControls(page: Node): void {
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      // Nodes that were only moved are still connected.
      for (const node of removedNodes) if (!node.isConnected && node instanceof Element) emptyIn(node);
    }
  });
  observer.observe(page, { childList: true, subtree: true });
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
