import { brokenWords } from './broken-words';
import { type Box, front, type Layout, layoutOf, outside, SCROLLER, SLACK, type Thing } from './layout';
import { named, nameOf, nameOfThing } from './names';
import { covered, overprinted } from './overlaps';
import { partedBelow } from './whole';

/** Unreadable and hidden parts of a screen, in any size and display settings. */

/** Parts that no scrolling brings into view. */
function cut({ lines, things }: Layout): string[] {
  const all = [
    ...lines.map((line) => ({ box: line.ink, place: line.place, name: () => named(line) })),
    ...things
      .filter(({ kind }) => kind === 'control')
      .map((thing) => ({ box: thing.box, place: thing.place, name: () => nameOfThing(thing) })),
  ];
  return all.flatMap(({ box, place: { reach, reachOf }, name }) => {
    const where = outside(box, reach);
    return where ? [`${name()} is cut at the ${where} of ${reachOf ? nameOf(reachOf) : 'the page'}`] : [];
  });
}

/** Hints in empty fields that are longer than the field. */
const cutHints = ({ things }: Layout): string[] =>
  things
    .filter(
      ({ element }) => element.matches(':placeholder-shown') && element.scrollWidth > element.clientWidth,
    )
    .map(({ element }) => `the hint “${element.getAttribute('placeholder')}” is cut`);

/** Texts that reach over the edge of their own button or paper. */
const spilled = ({ lines }: Layout): string[] =>
  lines.flatMap((line) => {
    const { control, paper, scroller } = line.place;
    // A paper around a scrolling part has another height than its content.
    const isAround = paper && scroller && paper.element.contains(scroller.element);
    return [control, isAround ? undefined : paper].flatMap((around) =>
      around && outside(line.ink, around.box)
        ? [`${named(line)} reaches over the edge of ${nameOf(around.element)}`]
        : [],
    );
  });

/** Whether a part's end is below its edge, by which the app says that it goes on. */
const goesOn = (): boolean =>
  [...front().querySelectorAll('i:empty')].some((end) => {
    const part = end.closest(SCROLLER);
    return (
      part &&
      end.checkVisibility() &&
      end.getBoundingClientRect().top > part.getBoundingClientRect().bottom + 2
    );
  });

/** Whether there is room for the sign; the browser tells a frame later whether it is shown. */
const hasSign = (root: Element): boolean =>
  root.querySelector('[data-action="more"]')?.checkVisibility() === true;

/** The keypad leads from field to field, and staff scroll by hand. */
const SCROLLS_OTHERWISE = ':root[data-keypad], [data-staff="panel"]';

/** Whether the page says that it goes on, if it does. */
export const saysWhatGoesOn = (): boolean =>
  !goesOn() || hasSign(front()) || document.querySelector(SCROLLS_OTHERWISE) !== null;

const isBelow = ({ bottom }: Box, edge: number): boolean => bottom > edge + SLACK;

/** The lowest visible edge of a part: above its sticky elements. */
const edgeOf = (element: Element, edge: number, things: readonly Thing[]): number =>
  Math.min(
    edge,
    ...things.filter((thing) => thing.isSticky && element.contains(thing.element)).map(({ box }) => box.top),
  );

/** Parts that go on below their edge without a sign. */
function silent({ lines, things, scrollers, front: root }: Layout): string[] {
  if ((hasSign(root) && goesOn()) || document.querySelector(SCROLLS_OTHERWISE)) return [];
  return scrollers.flatMap(({ element, box }) => {
    const edge = edgeOf(element, box.bottom, things);
    const isSticking = (one: Element) =>
      things.some((thing) => thing.isSticky && thing.element.contains(one));
    const hidden =
      lines.find(
        (line) =>
          line.place.scroller?.element === element && isBelow(line.ink, edge) && !isSticking(line.element),
      )?.element ??
      things.find(
        (thing) =>
          thing.kind === 'control' &&
          thing.place.scroller?.element === element &&
          isBelow(thing.box, edge) &&
          !isSticking(thing.element),
      )?.element;
    return hidden
      ? [
          `${nameOf(element)} goes on below its edge, and does not say so: ${hidden.textContent?.slice(0, 30)}`,
        ]
      : [];
  });
}

/** The least height in which a part can be read, in CSS px. */
const LEAST_VIEW = 60;

/** Parts whose place is too low to read in, or that are wider than it. */
const cramped = ({ scrollers }: Layout): string[] =>
  scrollers.flatMap(({ element, box }) => [
    ...(box.bottom - box.top < Math.min(LEAST_VIEW, element.scrollHeight)
      ? [`${nameOf(element)} has ${Math.round(box.bottom - box.top)} px to be read in`]
      : []),
    ...(element.scrollWidth > element.clientWidth + SLACK ? [`${nameOf(element)} scrolls sideways`] : []),
  ]);

/** A phone's Back is an arrow; keys have signs. */
const HAS_WORDS = ':is(button, a, label):not([data-action="back"], [data-key])';

/** Buttons whose only sign is a picture, and texts that are there and not seen. */
function nameless({ lines, things }: Layout): string[] {
  const faint = lines.filter(({ place }) => place.isFaint).map((line) => `${named(line)} is invisible`);
  const withWords = new Set(lines.map(({ place }) => place.control?.element));
  const alone = things
    .filter(
      ({ element, kind }) => kind === 'control' && element.matches(HAS_WORDS) && !withWords.has(element),
    )
    .map((thing) => `${nameOfThing(thing)} has no words`);
  return [...faint, ...alone];
}

const HOME_TOOLS = 'main[data-screen="/"] :is([data-action^="comfort"], label:has([name="language"]))';

/** Home's tools in the upper half, which a seated guest cannot reach. */
const outOfReach = ({ things }: Layout): string[] =>
  things
    .filter(({ element, kind }) => kind === 'control' && element.matches(HOME_TOOLS))
    .filter(({ box }) => box.top < window.innerHeight / 2)
    .map((tool) => `${nameOfThing(tool)} is out of reach`);

/** Everything lost on the present screen. */
export function lostOn(): string[] {
  const layout = layoutOf();
  return [
    ...cut(layout),
    ...cutHints(layout),
    ...spilled(layout),
    ...covered(layout),
    ...overprinted(layout),
    ...silent(layout),
    ...cramped(layout),
    ...nameless(layout),
    ...outOfReach(layout),
    ...brokenWords(layout),
    ...partedBelow(layout),
  ];
}
