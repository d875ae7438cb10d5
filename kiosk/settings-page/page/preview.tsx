import { type ReactNode, useContext, useId, useMemo, useState } from 'react';
import { isGroup, type Values } from './differences.ts';
import { DraftLanguages, PageLanguage, useSay } from './page-context.ts';
import { isSize, PreviewFrame, SIZES, type Size } from './preview-frame.tsx';
import { stopsOf } from './stops.ts';
import type { DraftState } from './use-draft.ts';

export const HOME = '/';

interface PreviewProps {
  readonly draft: DraftState;
  readonly wantedStop: string;
  readonly onStop: (stop: string) => void;
}

/** The app with the draft in a frame, and the choice of its screen. @param wantedStop the last chosen stop */
export function Preview({ draft: { origin, version, values }, wantedStop, onStop }: PreviewProps) {
  const say = useSay();
  const speaks = useContext(PageLanguage);
  const languageNames = useContext(DraftLanguages);
  const [size, setSize] = useState<Size>('landscape');
  const [wantedLanguage, setLanguage] = useState('ja');
  const [again, setAgain] = useState(0);
  const groups = useMemo(() => stopsOf(values), [values]);
  const { mode, names } = languagesOf(values);
  const language = names.includes(wantedLanguage) ? wantedLanguage : (names[0] ?? 'ja');
  // A screen turned off in the settings returns when it is turned on.
  const isOpen = groups.some(({ stops }) => stops.some((stop) => stop.id === wantedStop && stop.isOpen));
  const stop = isOpen ? wantedStop : HOME;
  return (
    <section className="preview" aria-label={say('preview')}>
      <div className="choices">
        <Choice name={say('screen')} value={stop} onChange={onStop}>
          {groups.map(({ name, stops }) => (
            <optgroup key={name.en} label={name[speaks]}>
              {stops.map(({ id, name, isOpen }) => (
                <option key={id} value={id} disabled={!isOpen}>
                  {isOpen ? name[speaks] : say('turnedOff', { screen: name[speaks] })}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice name={say('language')} value={language} onChange={setLanguage}>
          {names.map((id) => (
            <option key={id} value={id}>
              {languageNames[id] ?? id}
            </option>
          ))}
        </Choice>
        <Choice name={say('size')} value={size} onChange={(id) => isSize(id) && setSize(id)}>
          {Object.keys(SIZES)
            .filter(isSize)
            .map((id) => (
              <option key={id} value={id}>
                {say(id)}
              </option>
            ))}
        </Choice>
        <button type="button" onClick={() => setAgain(again + 1)}>
          {say('again')}
        </button>
      </div>
      <PreviewFrame
        key={`${origin} ${version} ${again} ${stop} ${language}`}
        address={mode === 'query' ? `${origin}/?lang=${language}` : `${origin}/`}
        {...{ language, stop, size }}
      />
      <p className="meaning">{say('demo')}</p>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly children: ReactNode;
}

function Choice({ name, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </span>
  );
}

function languagesOf({ language }: Values): { readonly mode: unknown; readonly names: readonly string[] } {
  const { auto_language_select: mode, supported, default: standard } = isGroup(language) ? language : {};
  const all = Array.isArray(supported) ? supported.filter((one) => typeof one === 'string') : [];
  return { mode, names: mode === 'off' ? [String(standard)] : all };
}
