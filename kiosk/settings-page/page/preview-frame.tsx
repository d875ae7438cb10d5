import { useEffect, useRef, useState } from 'react';
import { type PreviewRequest, toldBy } from '../preview/wanted.ts';
import { useSay } from './page-context.ts';

export const SIZES = { landscape: [1280, 800], portrait: [800, 1280], phone: [390, 844] } as const;
export type Size = keyof typeof SIZES;
export const isSize = (name: string): name is Size => name in SIZES;

/** In px: the device's edges, and the space for a word below. */
const EDGES = 24;
const WORD = 40;

interface FrameProps {
  readonly address: string;
  readonly language: string;
  readonly stop: string;
  readonly size: Size;
}

export function PreviewFrame({ address, language, stop, size }: FrameProps) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'going' | 'there' | 'not-reached'>('going');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measured = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth - EDGES, height: current.clientHeight - EDGES - WORD }),
    );
    measured.observe(current);
    return () => measured.disconnect();
  }, []);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs = source === frame.current?.contentWindow && origin === new URL(address).origin;
      const told = isOurs ? toldBy(data) : undefined;
      if (told) setState(told.preview);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [address]);
  const [width, height] = SIZES[size];
  const scale = Math.min(1, room.width / width, room.height / height);
  const wanted: PreviewRequest = { stop, language, page: window.location.origin };
  return (
    <div className="stage" ref={stage}>
      <div className="device" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={say('preview')}
          name={JSON.stringify(wanted)}
          src={address}
          data-state={state}
          // As the tablet's page may.
          allow="camera; screen-wake-lock"
          // Not to be touched on its way.
          inert={state === 'going'}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <p className="state" role="status">
        {state === 'going' ? say('showing') : state === 'not-reached' ? say('notReached') : ''}
      </p>
    </div>
  );
}
