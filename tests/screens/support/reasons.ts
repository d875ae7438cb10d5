import { type Box, front, meet, outside, SCROLLER } from './layout';
import { isOver } from './overlaps';

/** Whether a guest sees why they cannot go on. */

/** The visible area of the parts around an element. */
function viewOf(element: Element): Box {
  let view: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  for (let part = element.closest(SCROLLER); part; part = part.parentElement?.closest(SCROLLER) ?? null)
    view = meet(view, part.getBoundingClientRect());
  return view;
}

/** Whether an element is wholly in view, and nothing lies over it. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (outside({ left, top, right, bottom }, viewOf(element)) !== undefined) return false;
  const edges = [
    { left, right, top, bottom: top + 4 },
    { left, right, top: bottom - 4, bottom },
  ];
  return [{ left, top, right, bottom }, ...edges].every((place) => !isOver(place, element));
}

/** The messages that hold the guest up, unless one is wholly in view; and a field with the focus out of view. */
export function unseenReasons(): string[] {
  const reasons = [...front().querySelectorAll('[role="alert"]')].filter((reason) =>
    reason.checkVisibility({ visibilityProperty: true }),
  );
  const field = document.querySelector('main :is(input, textarea, select):focus');
  const box = field?.closest('label') ?? field;
  return [
    ...(reasons.some(isSeen) ? [] : ['why the guest cannot go on is not in view']),
    ...(box && !isSeen(box) && hasRoom(box)
      ? [`the field ${field?.getAttribute('name')} has the focus and is not in view`]
      : []),
  ];
}

/** Whether the part around a field is high enough for it and its message. */
function hasRoom(field: Element): boolean {
  const message = field.closest('[data-field-frame]')?.querySelector('[role="alert"]') ?? field;
  const { top, bottom } = viewOf(field);
  return message.getBoundingClientRect().bottom - field.getBoundingClientRect().top < bottom - top - 60;
}
