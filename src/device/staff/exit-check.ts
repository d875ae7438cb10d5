/** The result of a check. */
export type Outcome = 'closed' | 'open';

/** Name of the window that a link would open; used to find and close it again. */
const CHECK_WINDOW = 'lobby-drill';
/** Time to wait for the browser to decide about a link, in ms. */
const DECISION_MS = 50;

const CANCELABLE = { bubbles: true, cancelable: true } as const;
const outcomeOf = (event: Event): Outcome => (document.body.dispatchEvent(event) ? 'open' : 'closed');
const mouse = (type: string, button: number) => outcomeOf(new MouseEvent(type, { ...CANCELABLE, button }));
const drag = (type: string) => outcomeOf(new DragEvent(type, CANCELABLE));
const key = (name: string, altKey = false) =>
  outcomeOf(new KeyboardEvent('keydown', { ...CANCELABLE, key: name, code: name, altKey }));

/** The ways out of a page, each with a harmless check; whatever a check opens is closed again. */
const WAYS = [
  ['contextMenu', () => mouse('contextmenu', 2)],
  ['middleClick', () => mouse('auxclick', 1)],
  ['drag', () => drag('dragstart')],
  ['drop', () => drag('drop')],
  ['zoom', () => outcomeOf(new WheelEvent('wheel', { ...CANCELABLE, ctrlKey: true, deltaY: -100 }))],
  ['reloadKey', () => key('F5')],
  ['backKey', () => key('ArrowLeft', true)],
  ['newWindow', hasNoCheckWindow],
  ['blankLink', tryWindowLink],
  ['otherSite', () => tryLink('https://example.invalid/')],
  ['telephone', () => tryLink('tel:0')],
  ['mail', () => tryLink('mailto:drill@example.invalid')],
  ['download', tryDownload],
  ['print', tryPrint],
] as const satisfies readonly (readonly [string, (policy: string) => Outcome | Promise<Outcome>])[];

/** A way out of the page. */
export type WayOut = (typeof WAYS)[number][0];

/**
 * Checks every way out, one after another.
 * @param policy the page's Content-Security-Policy header
 */
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

/**
 * Uses a named window, which can be found and closed again, instead of `_blank`; browsers treat both alike.
 */
function tryWindowLink(): Outcome {
  const { isClickStopped } = press({ href: 'about:blank', target: CHECK_WINDOW });
  return isClickStopped ? 'closed' : hasNoCheckWindow();
}

/**
 * Clicks a link and reports whether the page's own guards stop the navigation; if they do not, this function
 * does. A browser without the Navigation API can only tell whether they stop the click.
 */
async function tryLink(href: string, download?: string): Promise<Outcome> {
  if (!('navigation' in window))
    return press({ href, download, leadsNowhere: true }).isClickStopped ? 'closed' : 'open';
  let outcome: Outcome = 'closed';
  const stop = (event: NavigateEvent) => {
    if (!event.defaultPrevented) outcome = 'open';
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', stop);
  press({ href, download });
  await new Promise((resolve) => setTimeout(resolve, DECISION_MS));
  window.navigation.removeEventListener('navigate', stop);
  return outcome;
}

/**
 * Downloads that the page's guards let through can still be blocked by the policy's sandbox, which the page
 * cannot observe.
 */
async function tryDownload(policy: string): Promise<Outcome> {
  const sandbox = /(?:^|;)\s*sandbox\b([^;]*)/.exec(policy)?.[1];
  if (sandbox !== undefined && !sandbox.includes('allow-downloads')) return 'closed';
  const address = URL.createObjectURL(new Blob(['drill']));
  const outcome = await tryLink(address, 'drill.txt');
  URL.revokeObjectURL(address);
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

/** Clicks an invisible link. Returns whether the page prevented the click itself. */
function press({
  href,
  target = '',
  download,
  leadsNowhere = false,
}: {
  readonly href: string;
  readonly target?: string;
  readonly download?: string | undefined;
  /** Stops the click after all guards have seen it. */
  readonly leadsNowhere?: boolean;
}): { readonly isClickStopped: boolean } {
  const link = document.createElement('a');
  link.href = href;
  link.target = target;
  if (download !== undefined) link.download = download;
  let isClickStopped = false;
  const onClick = (event: Event) => {
    isClickStopped = event.defaultPrevented;
    if (leadsNowhere) event.preventDefault();
  };
  window.addEventListener('click', onClick);
  document.body.append(link);
  link.click();
  link.remove();
  window.removeEventListener('click', onClick);
  return { isClickStopped };
}
