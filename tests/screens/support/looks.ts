import { expect, inject, onTestFinished } from 'vitest';
import { DEFAULT_DISPLAY_SETTINGS, type DisplaySettings } from '~/domain/display-settings';
import { type BuiltInLanguage, isBuiltIn, LANGUAGES } from '~/domain/languages';
import { switchLanguage } from '~/i18n/texts';
import { updateSession } from '~/session/store';
import { frame } from '../../../kiosk/guest/hands';
import { SCREENS, type ScreenSize } from './boxes';
import { lostOn, saysWhatGoesOn } from './lost';
import { unseenReasons } from './reasons';

/** A screen in every language, with every display setting, at every size. `npm test` lets each two of these meet. */

const WISHES: Readonly<Record<string, Partial<DisplaySettings>>> = {
  usual: {},
  'largest text': { text: 3 },
  'all settings': { text: 3, highContrast: true, isLow: true },
};
/** From the largest to the smallest: a screen that goes on below its edge does so at each smaller size. */
const SIZES = ['wide', 'portrait', 'landscape', 'phone', 'small'] as const satisfies readonly ScreenSize[];

/** All views of a screen, or a third in which each language, wish and size meets each other one. For three languages or more. */
export const viewsIn = (languages: readonly BuiltInLanguage[], isAll: boolean) =>
  languages.flatMap((language, place) =>
    Object.entries(WISHES).flatMap(([wishes, settings], at, { length }) =>
      SIZES.filter((_, size) => isAll || (place + size) % length === at).map((size) => ({
        language,
        wishes,
        settings,
        size,
      })),
    ),
  );

/** Frames until the browser has told the page its new size, and the page the guest. */
const MOST_FRAMES = 12;

/** By the page's own frame, as the size of the window would take as long as the look itself. */
function resize(size: ScreenSize): void {
  const [width, height] = SCREENS[size];
  window.frameElement?.setAttribute('style', `width: ${width}px; height: ${height}px`);
}

const usualSize = 'landscape';

/** Prepares the page for looks: it has the usual size, and after the test its own again. */
export function keepsSize(): void {
  const ownStyle = window.frameElement?.getAttribute('style') ?? '';
  onTestFinished(() => window.frameElement?.setAttribute('style', ownStyle));
  resize(usualSize);
  findsWhatLetsTouchesThrough();
}

const wish = (settings: Partial<DisplaySettings>): void =>
  updateSession({ displaySettings: { ...DEFAULT_DISPLAY_SETTINGS, ...settings } });

/** Elements that a script resizes, a frame after the page. */
const BY_SCRIPT = 'canvas, video, .keypad, [data-qr]';

/** Waits until the page has heard of its size. Once a sign has come its room stays reserved, so nothing moves any more. */
async function settle(): Promise<void> {
  if (document.querySelector(BY_SCRIPT)) for (let frames = 0; frames < 2; frames++) await frame();
  for (let frames = 0; frames < MOST_FRAMES && !saysWhatGoesOn(); frames++) await frame();
}

/** Gives the screen another language without opening it again. @param also changes what is laid out with it */
export async function speak(language: BuiltInLanguage, also = () => {}): Promise<void> {
  const isReading = () => document.querySelector('main section[aria-busy]') !== null;
  const isHeld = isReading();
  await switchLanguage(language, {});
  also();
  do await frame();
  while (isReading() && !isHeld);
}

/** Elements that let touches through can cover words too. Until the test ends. */
export function findsWhatLetsTouchesThrough(): void {
  const style = document.createElement('style');
  style.textContent = '*:not(#none) { pointer-events: auto !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/** Gives the screen another size, language or look without opening it again. */
export async function turnsInto(
  size: ScreenSize,
  language: BuiltInLanguage,
  settings: Partial<DisplaySettings>,
): Promise<void> {
  await speak(language, () => {
    wish(settings);
    resize(size);
  });
  await settle();
}

type Fault = { readonly where: string; readonly wrong: string };

/** One rule of CSS may fail thousands of views: these are enough to know it by. */
const MOST_TOLD = 12;

/** Each fault once, with the first view that has it. */
function told(found: readonly Fault[]): readonly string[] {
  const views = new Map<string, string[]>();
  for (const { where, wrong } of found) views.set(wrong, [...(views.get(wrong) ?? []), where]);
  const lines = [...views].map(([wrong, [first = '', ...more]]) =>
    more.length > 0 ? `${first}, and in ${more.length} more views: ${wrong}` : `${first}: ${wrong}`,
  );
  const rest = lines.length - MOST_TOLD;
  return rest > 0 ? [...lines.slice(0, MOST_TOLD), `… and ${rest} more, perhaps for the same reason`] : lines;
}

/** The faults of the present screen, with their places. @param errs presses a button that shows why the guest cannot go on */
async function look(
  what: string,
  languages: readonly BuiltInLanguage[],
  errs?: () => Promise<void>,
): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  let last: Partial<ReturnType<typeof viewsIn>[number]> = {};
  for (const view of viewsIn(languages, inject('looksAtAll'))) {
    const { language, wishes, settings, size } = view;
    const turn = () => {
      if (language !== last.language || settings !== last.settings) wish(settings);
      resize(size);
    };
    if (language === last.language) turn();
    else await speak(language, turn);
    await settle();
    last = view;
    const where = `${what}, ${size}, ${language}, ${wishes}`;
    found.push(...lostOn().map((wrong) => ({ where, wrong })));
    if (!errs) continue;
    await errs();
    for (let frames = 0; frames < MOST_FRAMES && unseenReasons().length > 0; frames++) await frame();
    found.push(...unseenReasons().map((wrong) => ({ where, wrong })));
  }
  await turnsInto(usualSize, 'ja', {});
  return found;
}

export type Looks = (view: string, errs?: () => Promise<void>) => Promise<void>;

/** On each view that is opened everything can be read. */
export async function readsEach(
  opens: (looks: Looks) => Promise<void>,
  languages: readonly BuiltInLanguage[] = Object.keys(LANGUAGES).filter(isBuiltIn),
): Promise<void> {
  keepsSize();
  const found: Fault[] = [];
  await opens(async (view, errs) => {
    found.push(...(await look(view, languages, errs)));
  });
  expect(told(found)).toEqual([]);
}
