import { useEffect, useId, useRef, useState } from 'react';
import { LANGUAGES } from '../../../src/domain/languages.ts';
import { isGroup, type Values } from './differences.ts';
import { driveTo, STOPS, type Stop } from './drive.ts';
import { usePageWords } from './page-context.ts';

/** In px of CSS. */
const SIZES = { landscape: [1280, 800], portrait: [800, 1280], phone: [390, 844] } as const;
/** Around the device, both sides together, in px. */
const EDGES = 24;
type Size = keyof typeof SIZES;
const isSize = (name: string): name is Size => name in SIZES;
const isStop = (name: string): name is Stop => STOPS.some((stop) => stop === name);

/**
 * The app with the draft, in a frame.
 * @param version another one for each draft that is to be shown
 */
export function Preview({ version, values }: { readonly version: number; readonly values: Values }) {
  const words = usePageWords();
  const [size, setSize] = useState<Size>('landscape');
  const [stop, setStop] = useState<Stop>('home');
  const [wanted, setWanted] = useState('ja');
  const [again, setAgain] = useState(0);
  const offered = languagesOf(values);
  const language = offered.names.includes(wanted) ? wanted : (offered.names[0] ?? 'ja');
  const names: Readonly<Record<string, string>> = LANGUAGES;
  return (
    <section className="preview" aria-label={words.preview}>
      <div className="choices">
        <Choice
          name={words.screen}
          value={stop}
          options={STOPS.map((id) => [id, words[id]])}
          onChange={(id) => isStop(id) && setStop(id)}
        />
        <Choice
          name={words.language}
          value={language}
          options={offered.names.map((id) => [id, names[id] ?? id])}
          onChange={setWanted}
        />
        <Choice
          name={words.size}
          value={size}
          options={Object.keys(SIZES)
            .filter(isSize)
            .map((id) => [id, words[id]])}
          onChange={(id) => isSize(id) && setSize(id)}
        />
        <button type="button" onClick={() => setAgain(again + 1)}>
          {words.again}
        </button>
      </div>
      <Frame
        key={`${version} ${again} ${stop} ${language}`}
        address={offered.mode === 'query' ? `/?lang=${language}` : '/'}
        {...{ language, stop, size }}
      />
      <p className="meaning">{words.demo}</p>
    </section>
  );
}

function Frame({
  address,
  language,
  stop,
  size,
}: {
  readonly address: string;
  readonly language: string;
  readonly stop: Stop;
  readonly size: Size;
}) {
  const words = usePageWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'going' | 'there' | 'not-reached'>('going');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measured = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth - EDGES, height: current.clientHeight - EDGES }),
    );
    measured.observe(current);
    return () => measured.disconnect();
  }, []);
  useEffect(() => {
    const ended = new AbortController();
    driveTo(stop, () => frame.current?.contentDocument ?? null, ended.signal).then(
      () => setState('there'),
      () => ended.signal.aborted || setState('not-reached'),
    );
    return () => ended.abort();
  }, [stop]);
  const [width, height] = SIZES[size];
  const scale = Math.min(1, room.width / width, room.height / height);
  return (
    <>
      <div className="stage" ref={stage}>
        <div className="device" style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            title={words.preview}
            src={address}
            data-language={language}
            data-state={state}
            // Not to be touched on its way.
            inert={state === 'going'}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <p className="state" role="status">
        {state === 'going' ? words.showing : state === 'not-reached' ? words.notReached : ''}
      </p>
    </>
  );
}

function Choice({
  name,
  value,
  options,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [id: string, text: string])[];
  readonly onChange: (id: string) => void;
}) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The languages in which a guest can see the screens, and how one of them is chosen. */
function languagesOf({ language }: Values): { readonly mode: unknown; readonly names: readonly string[] } {
  const { auto_language_select: mode, supported, default: standard } = isGroup(language) ? language : {};
  const all = Array.isArray(supported) ? supported.filter((one) => typeof one === 'string') : [];
  return { mode, names: mode === 'off' ? [String(standard)] : all };
}
