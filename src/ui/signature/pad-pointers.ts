import { DOT, distanceFrom, type Stroke, type StrokePoint } from '~/domain/stroke';

/** A touch that is lifted sooner may be the dot of an i; a longer one rests on the pad. In ms. */
const TAP_MS = 300;
/** For so long after a pen was seen, what touches the pad is the hand that holds it. In ms. */
const PEN_NEAR_MS = 1000;
/** A touch takes the writing over from one that it leaves this many times behind: that was a palm that crept. */
const FAR_AHEAD = 2;

/** What of a pointer event says who writes. */
export type Contact = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'timeStamp'>;

/** A pointer that is down, with the line it may turn out to write. */
type Line = {
  readonly id: number;
  readonly isTouch: boolean;
  readonly since: number;
  /** Something was drawn before it came down, to which it can be the dot. */
  readonly mayBeDot: boolean;
  readonly points: StrokePoint[];
  hasPressure: boolean;
  /** The farthest it has been from its beginning. */
  reach: number;
};

/**
 * Which of the pointers on the pad writes. A pen or mouse does at once, and as long as it is there no touch does. Of
 * touches, the first that moves does: a palm or a second finger that rests leaves nothing.
 */
export function padPointers() {
  const down = new Map<number, Line>();
  let writer: Line | undefined;
  let penAt = Number.NEGATIVE_INFINITY;

  const see = ({ pointerType, timeStamp }: Contact) => {
    if (pointerType === 'pen') penAt = timeStamp;
  };
  /** Lets a touch that moved write, unless another one already does. */
  const contend = (line: Line) => {
    if (line === writer || line.reach < DOT) return;
    if (writer && !(writer.isTouch && line.reach > FAR_AHEAD * writer.reach)) return;
    if (writer) down.delete(writer.id);
    writer = line;
  };

  return {
    /** The line being written, for the guest to see. */
    line: (): Stroke | undefined => writer,

    /** @param hasStrokes something has been drawn already */
    comeDown(contact: Contact, hasStrokes: boolean): void {
      const isTouch = contact.pointerType === 'touch';
      see(contact);
      if (writer && !writer.isTouch) return;
      if (isTouch && contact.timeStamp - penAt < PEN_NEAR_MS) return;
      const line: Line = {
        id: contact.pointerId,
        isTouch,
        since: contact.timeStamp,
        mayBeDot: hasStrokes,
        points: [],
        hasPressure: false,
        reach: 0,
      };
      if (!isTouch) {
        down.clear();
        writer = line;
      }
      down.set(line.id, line);
    },

    /** @param points where it has been since; only asked for if the pointer may write */
    move(contact: Contact, points: () => readonly StrokePoint[], hasPressure: boolean): void {
      see(contact);
      const line = down.get(contact.pointerId);
      if (!line) return;
      // A pen may report pressure only after first contact.
      line.hasPressure ||= hasPressure;
      for (const point of points()) {
        line.points.push(point);
        line.reach = Math.max(line.reach, distanceFrom(line.points, point));
      }
      contend(line);
    },

    /** The stroke that a pointer leaves; undefined if it only rested. */
    lift(contact: Contact): Stroke | undefined {
      see(contact);
      const line = down.get(contact.pointerId);
      if (!line) return undefined;
      down.delete(line.id);
      const isTap = line.mayBeDot && contact.timeStamp - line.since < TAP_MS;
      if (line !== writer && (writer || !isTap)) return undefined;
      if (line === writer) {
        writer = undefined;
        // What lay beside a stroke is none itself; it may write when it comes down again.
        down.clear();
      }
      return { points: line.points, hasPressure: line.hasPressure };
    },

    /** A pointer is taken away, as browsers do with palms: it leaves nothing, and another one may write. */
    drop({ pointerId }: Contact): void {
      const line = down.get(pointerId);
      down.delete(pointerId);
      if (!line || line !== writer) return;
      writer = undefined;
      for (const other of down.values()) contend(other);
    },
  };
}
