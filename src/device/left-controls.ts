/**
 * Empties every control that leaves the page. A browser keeps the form that was last filled in, to find out what became of
 * it, long after the page has let go of it; it keeps no guest's words with it.
 * @param page what controls leave
 */
export function emptyLeftControls(page: Node): void {
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      // What was only moved is still there.
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
