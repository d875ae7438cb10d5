/** What became of a try; `unknown` where the browser gives no way to tell without leaving the page. */
export type Outcome = 'closed' | 'open' | 'unknown';

/** A window that a link would open, by the name under which it is found and shut again. */
const CHECK_WINDOW = 'lobby-drill';
/** A link's fate is decided at once; some browsers first finish what they are doing. */
const DECIDED_MS = 50;

const MAY_STOP = { bubbles: true, cancelable: true } as const;
const isStopped = (event: Event): Outcome => (document.body.dispatchEvent(event) ? 'open' : 'closed');
const mouse = (type: string, button: number) => isStopped(new MouseEvent(type, { ...MAY_STOP, button }));
const drag = (type: string) => isStopped(new DragEvent(type, MAY_STOP));
const key = (name: string, altKey = false) =>
  isStopped(new KeyboardEvent('keydown', { ...MAY_STOP, key: name, code: name, altKey }));

/** The ways out of a page, each with a harmless try: what is found open is shut again. */
const WAYS = [
  ['contextMenu', () => mouse('contextmenu', 2)],
  ['middleClick', () => mouse('auxclick', 1)],
  ['drag', () => drag('dragstart')],
  ['drop', () => drag('drop')],
  ['zoom', () => isStopped(new WheelEvent('wheel', { ...MAY_STOP, ctrlKey: true, deltaY: -100 }))],
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
 * Tries every way out, one after another.
 * @param policy the content security policy that the page came with
 */
export async function checkExits(policy: string): Promise<readonly (readonly [WayOut, Outcome])[]> {
  const results: (readonly [WayOut, Outcome])[] = [];
  for (const [way, tries] of WAYS) results.push([way, await tries(policy)]);
  return results;
}

function hasNoCheckWindow(): Outcome {
  const opened = window.open('', CHECK_WINDOW);
  opened?.close();
  return opened ? 'open' : 'closed';
}

/** A link whose window can be found again by its name, unlike that of `_blank`; browsers treat both alike. */
function tryWindowLink(): Outcome {
  const { isClickStopped } = press({ href: 'about:blank', target: CHECK_WINDOW });
  return isClickStopped ? 'closed' : hasNoCheckWindow();
}

/** Follows a link as far as the page's own guards: behind them it is stopped here. */
async function tryLink(href: string, download?: string): Promise<Outcome> {
  if (!('navigation' in window)) return 'unknown';
  let outcome: Outcome = 'closed';
  const stop = (event: NavigateEvent) => {
    if (!event.defaultPrevented) outcome = 'open';
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', stop);
  press({ href, download });
  await new Promise((resolve) => setTimeout(resolve, DECIDED_MS));
  window.navigation.removeEventListener('navigate', stop);
  return outcome;
}

/** What the page's guards let through, the policy's sandbox may still stop, without a word to the page. */
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
  const note = () => {
    outcome = 'open';
  };
  window.addEventListener('beforeprint', note);
  window.print();
  window.removeEventListener('beforeprint', note);
  return outcome;
}

/** Presses a link that nobody sees, and says whether the page stopped the press itself. */
function press({
  href,
  target = '',
  download,
}: {
  readonly href: string;
  readonly target?: string;
  readonly download?: string | undefined;
}): { readonly isClickStopped: boolean } {
  const link = document.createElement('a');
  link.href = href;
  link.target = target;
  if (download !== undefined) link.download = download;
  let isClickStopped = false;
  const look = (event: Event) => {
    isClickStopped = event.defaultPrevented;
  };
  window.addEventListener('click', look);
  document.body.append(link);
  link.click();
  link.remove();
  window.removeEventListener('click', look);
  return { isClickStopped };
}
