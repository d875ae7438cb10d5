import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { Stroke, StrokePoint } from '~/domain/stroke';
import type { ControlProps } from '../field';
import styles from './pad.module.css';
import { isUnsigned, paintSignature, paintStroke, SIGNATURE_RATIO, type Signature, tailOf } from './paint';

/** Pens report their pressure; fingers and mice do not. */
const hasPressure = (event: PointerEvent): boolean => event.pointerType === 'pen' && event.pressure > 0;

/**
 * The canvas on which a guest signs. Strokes are stored as points, so that they can be redrawn at any size.
 * While the guest draws, only the latest points are painted, to keep up with the finger on slow tablets.
 */
export function SignaturePad({
  signature,
  onChange,
  onResize,
  label,
  control,
}: {
  /** If it is a name, nothing can be drawn; the guest has to remove the name first. */
  readonly signature: Signature;
  readonly onChange: (strokes: readonly Stroke[]) => void;
  /** Called with the displayed width of the canvas, in CSS px. */
  readonly onResize: (cssWidth: number) => void;
  readonly label: string;
  readonly control?: Partial<ControlProps>;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<{ pointer: number; points: StrokePoint[]; painted: number; pressure: boolean }>(
    null,
  );
  const frame = useRef(0);
  const isBlank = useRef(true);

  const paintAll = useCallback(() => {
    // Creating the drawing context is the slowest part of opening the screen, so wait until there is
    // something to paint.
    if (isBlank.current && isUnsigned(signature)) return;
    isBlank.current = isUnsigned(signature);
    const surface = openSurface(canvas.current);
    if (!surface) return;
    surface.context.clearRect(0, 0, surface.width, surface.height);
    paintSignature(surface.context, signature, surface.width, surface.cssWidth);
  }, [signature]);
  const repaint = useRef(paintAll);
  const resized = useRef(onResize);

  useEffect(() => {
    repaint.current = paintAll;
    resized.current = onResize;
    paintAll();
  }, [paintAll, onResize]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      fitToScreen(element);
      repaint.current();
      resized.current(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const paintTail = () => {
    frame.current = 0;
    const now = drawing.current;
    const surface = openSurface(canvas.current);
    if (!now || !surface) return;
    isBlank.current = false;
    const points = tailOf(now.points, now.points.length - now.painted);
    now.painted = now.points.length;
    paintStroke(surface.context, { points, hasPressure: now.pressure }, surface.width, surface.cssWidth);
  };

  const sample = (event: globalThis.PointerEvent): StrokePoint | undefined => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.width, event.pressure];
  };
  const add = (event: PointerEvent) => {
    const now = drawing.current;
    if (!now || now.pointer !== event.pointerId) return;
    // A pen may report pressure only after first contact.
    now.pressure ||= hasPressure(event);
    const samples = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const one of samples.length > 0 ? samples : [event.nativeEvent]) {
      const point = sample(one);
      if (point) now.points.push(point);
    }
    frame.current ||= requestAnimationFrame(paintTail);
  };

  return (
    <canvas
      ref={canvas}
      className={styles.pad}
      style={{ aspectRatio: `1 / ${SIGNATURE_RATIO}` }}
      role="img"
      aria-label={label}
      {...control}
      onPointerDown={(event) => {
        if (drawing.current || event.button !== 0 || signature.name !== '') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = {
          pointer: event.pointerId,
          points: [],
          painted: 0,
          pressure: false,
        };
        add(event);
      }}
      onPointerMove={add}
      onPointerUp={(event) => {
        const now = drawing.current;
        if (!now || now.pointer !== event.pointerId) return;
        drawing.current = null;
        onChange([...signature.strokes, { points: now.points, hasPressure: now.pressure }]);
      }}
      onPointerCancel={(event) => {
        if (drawing.current?.pointer !== event.pointerId) return;
        drawing.current = null;
        paintAll();
      }}
    />
  );
}

type Surface = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly cssWidth: number;
};

function openSurface(canvas: HTMLCanvasElement | null): Surface | undefined {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return undefined;
  return { context, width: canvas.width, height: canvas.height, cssWidth: canvas.clientWidth || 1 };
}

/** Gives the canvas the screen's resolution (at most 2×), so that lines are sharp. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
}
