import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Stroke, StrokePoint } from '~/domain/stroke';
import styles from './pad.module.css';
import { padPointers } from './pad-pointers';
import {
  isBlank,
  isUnsigned,
  paintSignature,
  paintStroke,
  SIGNATURE_RATIO,
  type Signature,
  signatureImage,
  tailOf,
} from './paint';

/** Pens report their pressure; fingers and mice do not. */
const hasPressure = (event: PointerEvent): boolean => event.pointerType === 'pen' && event.pressure > 0;

/** The canvas for a signature. During a line only its latest points are painted, to keep up on slow tablets. */
export function SignaturePad({
  signature,
  onChange,
  onResize,
  label,
}: {
  /** A typed name blocks drawing until the guest removes it. */
  readonly signature: Signature;
  readonly onChange: (strokes: readonly Stroke[]) => void;
  /** Called with the displayed width of the canvas, in CSS px. */
  readonly onResize: (cssWidth: number) => void;
  readonly label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pointers] = useState(padPointers);
  /** The line in progress on the canvas, and its painted points. */
  const painted = useRef<{ readonly line: Stroke; readonly points: number }>(undefined);
  const frame = useRef(0);
  const isClear = useRef(true);

  const paintAll = () => {
    const line = pointers.line();
    const isEmpty = isBlank(signature) && !line;
    // Creating the context is the slowest part of the screen, so it waits for the first paint.
    if (isClear.current && isEmpty) return;
    isClear.current = isEmpty;
    const surface = openSurface(canvas.current);
    if (!surface) return;
    surface.context.clearRect(0, 0, surface.width, surface.height);
    paintSignature(surface.context, signature, surface.width, surface.cssWidth);
    if (line) paintStroke(surface.context, line, surface.width, surface.cssWidth);
    painted.current = line && { line, points: line.points.length };
  };
  const repaint = useEffectEvent(paintAll);
  const onResized = useEffectEvent(onResize);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another signature is painted anew.
  useEffect(() => repaint(), [signature]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      fitToScreen(element);
      repaint();
      onResized(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const paintTail = () => {
    frame.current = 0;
    const line = pointers.line();
    const surface = openSurface(canvas.current);
    if (!line || !surface) return;
    isClear.current = false;
    const before = painted.current?.line === line ? painted.current.points : 0;
    const points = tailOf(line.points, line.points.length - before);
    painted.current = { line, points: line.points.length };
    paintStroke(surface.context, { ...line, points }, surface.width, surface.cssWidth);
  };
  const paintLine = () => {
    const line = pointers.line();
    // Removes the ink of a palm.
    if (painted.current && painted.current.line !== line) paintAll();
    if (line) frame.current ||= requestAnimationFrame(paintTail);
  };

  const sample = (event: globalThis.PointerEvent): StrokePoint | undefined => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.width, event.pressure];
  };
  const move = (event: PointerEvent) => {
    const samples = () => {
      const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
      return (all.length > 0 ? all : [event.nativeEvent]).flatMap((one) => {
        const point = sample(one);
        return point ? [point] : [];
      });
    };
    pointers.move(event, samples, hasPressure(event));
    paintLine();
  };
  const drop = (event: PointerEvent) => {
    pointers.drop(event);
    paintLine();
  };

  return (
    <canvas
      ref={canvas}
      className={styles.pad}
      style={{ aspectRatio: `1 / ${SIGNATURE_RATIO}` }}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0 || signature.name !== '') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.comeDown(event, signature.strokes.length > 0);
        move(event);
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        const stroke = pointers.lift(event);
        if (stroke) onChange([...signature.strokes, stroke]);
      }}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
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

/** At most twice the CSS resolution. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
}

/** Time after a stroke without another one, in ms. */
const IDLE_MS = 250;

type Image = { readonly of: Signature; readonly cssWidth: number; readonly jpeg: string };

/**
 * Creates the image after the last stroke, so that the button is quick.
 * @param cssWidth the displayed width of the canvas, in CSS px
 * @returns `image` gives the current image, created if needed, or undefined after a failure; `hold` waits while the
 * guest draws
 */
export function useReadyImage(signature: Signature, cssWidth: number) {
  const ready = useRef<Image>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const image = useCallback((): string | undefined => {
    if (ready.current?.of === signature && ready.current.cssWidth === cssWidth) return ready.current.jpeg;
    const jpeg = signatureImage(signature, cssWidth);
    ready.current = jpeg === undefined ? undefined : { of: signature, cssWidth, jpeg };
    return jpeg;
  }, [signature, cssWidth]);
  const hold = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    ready.current = undefined;
    if (isUnsigned(signature) || cssWidth === 0) return;
    timer.current = setTimeout(image, IDLE_MS);
    return hold;
  }, [signature, cssWidth, image, hold]);
  return { image, hold };
}
