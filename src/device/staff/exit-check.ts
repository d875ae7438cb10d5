export type Outcome = 'closed' | 'open';

/** Name of the window of a check, by which it is found and closed. */
const CHECK_WINDOW = 'lobby-drill';
/** Wait for the browser's decision about a download, in ms. */
const DECISION_MS = 50;

/** Ways out that only the policy's sandbox can close, each with a harmless check. `device/kiosk.ts` closes the others. */
const WAYS = [
  ['newWindow', hasNoCheckWindow],
  ['blankLink', tryWindowLink],
  ['download', tryDownload],
  ['print', tryPrint],
] as const satisfies readonly (readonly [string, (policy: string) => Outcome | Promise<Outcome>])[];

export type WayOut = (typeof WAYS)[number][0];

/** Checks every way out, one after another. @param policy the page's Content-Security-Policy header */
export async function checkExits(policy: string): Promise<readonly (readonly [WayOut, Outcome])[]> {
  const results: (readonly [WayOut, Outcome])[] = [];
  for (const [way, check] of WAYS) results.push([way, await check(policy)]);
  return results;
}

function hasNoCheckWindow(): Outcome {
  try {
    const opened = window.open('', CHECK_WINDOW);
    opened?.close();
    return opened ? 'open' : 'closed';
  } catch {
    // Firefox throws where the sandbox forbids it.
    return 'closed';
  }
}

/** A named window can be closed again, and browsers treat it like `_blank`. The page lets this link through. */
function tryWindowLink(): Outcome {
  press({ href: '/card.html', target: CHECK_WINDOW });
  return hasNoCheckWindow();
}

/** A page cannot observe the sandbox's refusal. Without a sandbox it stops the download when the browser asks. */
async function tryDownload(policy: string): Promise<Outcome> {
  const sandbox = /(?:^|;)\s*sandbox\b([^;]*)/.exec(policy)?.[1];
  if (sandbox !== undefined && !sandbox.includes('allow-downloads')) return 'closed';
  if (!('navigation' in window)) return 'open';
  let outcome: Outcome = 'closed';
  const stop = (event: NavigateEvent) => {
    if (!event.defaultPrevented) outcome = 'open';
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', stop);
  const address = URL.createObjectURL(new Blob(['drill']));
  press({ href: address, download: 'drill.txt' });
  await new Promise((resolve) => setTimeout(resolve, DECISION_MS));
  URL.revokeObjectURL(address);
  window.navigation.removeEventListener('navigate', stop);
  return outcome;
}

function tryPrint(): Outcome {
  let outcome: Outcome = 'closed';
  const onPrint = () => {
    outcome = 'open';
  };
  window.addEventListener('beforeprint', onPrint);
  window.print();
  window.removeEventListener('beforeprint', onPrint);
  return outcome;
}

function press(attributes: Partial<Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>>): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
