/** Kinds of events that no component handles; React would listen for each of them, and a tap alone sends most of the first. */
const UNHANDLED: ReadonlySet<string> = new Set(
  (
    'pointerover pointerout mouseover mouseout mousemove mouseup gotpointercapture lostpointercapture ' +
    'touchmove touchend touchcancel wheel scroll scrollend ' +
    'transitionrun transitionstart transitionend transitioncancel animationstart animationiteration animationend'
  ).split(' '),
);

/**
 * Keeps React from listening on an element for what no component handles. React takes part in every event of each kind
 * that it knows, twice, which costs a slow tablet 1 ms or more each time; a tap and the change of screen after it send a
 * dozen. For a root of React, and for what a portal leads to; call it before React draws there.
 */
export function withoutUnhandledEvents(place: EventTarget): void {
  const listen = place.addEventListener.bind(place);
  place.addEventListener = (kind, listener, options) => {
    if (!UNHANDLED.has(kind)) listen(kind, listener, options);
  };
}
