import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { isGroup } from './differences.ts';
import { DraftLanguages, useSay } from './page-context.ts';

export function Localised({ formData, onChange, fieldPathId }: FieldProps) {
  const say = useSay();
  const all = Object.entries(useContext(DraftLanguages));
  const value: unknown = formData;
  const id = fieldPathId.$id;
  const put = (next: unknown) => onChange(next, fieldPathId.path);
  const texts = isGroup(value) ? value : undefined;
  const one = typeof value === 'string' ? value : '';
  const putOne = (language: string, text: string) => {
    const others = Object.entries(texts ?? {}).filter(([name]) => name !== language);
    put(Object.fromEntries(text === '' ? others : [...others, [language, text]]));
  };
  return (
    <div className="localised">
      {texts === undefined ? (
        <textarea id={id} rows={2} value={one} onChange={({ target }) => put(target.value)} />
      ) : (
        all.map(([language, name], index) => (
          <label key={language} lang={language}>
            <span>{name}</span>
            <textarea
              id={index === 0 ? id : undefined}
              rows={2}
              value={String(texts[language] ?? '')}
              onChange={({ target }) => putOne(language, target.value)}
            />
          </label>
        ))
      )}
      <button
        type="button"
        className="quiet"
        onClick={() =>
          put(texts === undefined ? (one === '' ? {} : { ja: one }) : (Object.values(texts)[0] ?? ''))
        }
      >
        {texts === undefined ? say('perLanguage') : say('oneText')}
      </button>
    </div>
  );
}

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function Languages({ formData, onChange, fieldPathId }: FieldProps) {
  const chosen = namesIn(formData);
  const put = (next: readonly string[]) => onChange(next, fieldPathId.path);
  const names = useContext(DraftLanguages);
  const rest = Object.keys(names).filter((language) => !chosen.includes(language));
  return (
    <ol className="languages" id={fieldPathId.$id}>
      {[...chosen, ...rest].map((language, index) => {
        const isChosen = index < chosen.length;
        return (
          <li key={language}>
            <label lang={language}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  put(isChosen ? chosen.filter((one) => one !== language) : [...chosen, language])
                }
              />
              {names[language] ?? language}
            </label>
            {isChosen && index > 0 && (
              <button
                type="button"
                className="quiet"
                aria-label={`${names[language] ?? language} ↑`}
                onClick={() => put(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, language))}
              >
                ↑
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function OneLanguage({ formData, onChange, fieldPathId }: FieldProps) {
  const names = useContext(DraftLanguages);
  return (
    <select
      id={fieldPathId.$id}
      value={String(formData)}
      onChange={({ target }) => onChange(target.value, fieldPathId.path)}
    >
      {Object.entries(names).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function Lines({ formData, onChange, fieldPathId }: FieldProps) {
  const lines = namesIn(formData);
  return (
    <textarea
      id={fieldPathId.$id}
      rows={Math.max(2, lines.length + 1)}
      value={lines.join('\n')}
      onChange={({ target }) =>
        onChange(target.value === '' ? [] : target.value.split('\n'), fieldPathId.path)
      }
    />
  );
}
