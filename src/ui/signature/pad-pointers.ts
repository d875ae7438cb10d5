import { DOT, distanceFrom, type Stroke, type StrokePoint } from '~/domain/stroke';

/** A shorter touch may be the dot of an i; a longer one rests. In ms. */
const TAP_MS = 300;
/** Time after a pen in which touches are the hand that holds it. In ms. */
const PEN_NEAR_MS = 1000;
/** A touch this many times ahead takes over: the other one was a creeping palm. */
const FAR_AHEAD = 2;

/** The facts of a pointer event that decide. */
type Contact = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'timeStamp'>;

/** A pointer that is down, with its possible line. */
type Line = {
  readonly id: number;
  readonly isTouch: boolean;
  readonly since: number;
  /** A stroke came before, to which this can be the dot. */
  readonly mayBeDot: boolean;
  readonly points: StrokePoint[];
  hasPressure: boolean;
  /** Largest distance from its beginning. */
  reach: number;
};

/** Decides which pointer writes: a pen or mouse at once, otherwise the first touch that moves. A palm leaves nothing. */
export function padPointers() {
  const down = new Map<number, Line>();
  let writer: Line | undefined;
  let penAt = Number.NEGATIVE_INFINITY;

  const see = ({ pointerType, timeStamp }: Contact) => {
    if (pointerType === 'pen') penAt = timeStamp;
  };
  /** Lets a touch that moved write, unless another one does. */
  const contend = (line: Line) => {
    if (line === writer || line.reach < DOT) return;
    if (writer && !(writer.isTouch && line.reach > FAR_AHEAD * writer.reach)) return;
    if (writer) down.delete(writer.id);
    writer = line;
  };

  return {
    /** The line in progress, for the guest to see. */
    line: (): Stroke | undefined => writer,

    /** @param hasStrokes a stroke came before */
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

    /** @param points its places since; only asked for if the pointer may write */
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

    /** The stroke of a pointer; undefined if it only rested. */
    lift(contact: Contact): Stroke | undefined {
      see(contact);
      const line = down.get(contact.pointerId);
      if (!line) return undefined;
      down.delete(line.id);
      const isTap = line.mayBeDot && contact.timeStamp - line.since < TAP_MS;
      if (line !== writer && (writer || !isTap)) return undefined;
      if (line === writer) {
        writer = undefined;
        // A pointer beside a stroke is none; it may write when it comes down again.
        down.clear();
      }
      return { points: line.points, hasPressure: line.hasPressure };
    },

    /** Browsers take palms away: such a pointer leaves nothing, and another one may write. */
    drop({ pointerId }: Contact): void {
      const line = down.get(pointerId);
      down.delete(pointerId);
      if (!line || line !== writer) return;
      writer = undefined;
      for (const other of down.values()) contend(other);
    },
  };
}
