import { useContext, useMemo, useState } from 'react';
import { languageNamed, type TextTree } from '../../../src/domain/languages.ts';
import { textTree } from '../../languages/language-texts.ts';
import { HotelWordsForm } from './hotel-words-form.tsx';
import { DraftLanguages, useSay } from './page-context.ts';
import {
  FILTERS,
  type Filter,
  found,
  isAboutLanguage,
  isMissing,
  isUnknown,
  placed,
  rowsOf,
  type TextRow,
  withoutHotelWords,
} from './text-list.ts';
import type { DraftState } from './use-draft.ts';

/** More rows make the page slow. */
const MAX = 80;
/** In lines: the prefectures' names are one text. */
const TALLEST = 6;

export function TextsForm({ draft }: { readonly draft: DraftState }) {
  const say = useSay();
  const names = useContext(DraftLanguages);
  const [language, setLanguage] = useState('ja');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const own = draft.texts[language];
  const all = useMemo(
    () => rowsOf(BUILT_IN.get('ja') ?? {}, BUILT_IN.get(language) ?? {}, withoutHotelWords(own ?? {})),
    [language, own],
  );
  const rows = BUILT_IN.has(language) ? all.filter((row) => !isAboutLanguage(row)) : all;
  const shown = found(rows, filter, search);
  const put = (tree: TextTree) => draft.setTexts({ ...draft.texts, [language]: tree });
  const add = () => {
    const tag = languageNamed(window.prompt(say('newLanguageAsk')));
    if (tag === undefined) return;
    if (draft.texts[tag] === undefined) draft.setTexts({ ...draft.texts, [tag]: {} });
    setLanguage(tag);
    setFilter('missing');
  };
  return (
    <section className="texts">
      <h2>{say('texts')}</h2>
      <p className="meaning">{say('textsMeaning')}</p>
      <div className="choices">
        <select
          aria-label={say('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {Object.entries(names).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={say('show')}
          value={filter}
          onChange={({ target }) => setFilter(FILTERS.find((one) => one === target.value) ?? 'all')}
        >
          <option value="all">{say('allTexts', { count: rows.length })}</option>
          <option value="own">{say('ownTexts', { count: found(rows, 'own', '').length })}</option>
          <option value="missing">{say('missingTexts', { count: rows.filter(isMissing).length })}</option>
        </select>
        <input
          type="search"
          placeholder={say('find')}
          aria-label={say('find')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {shown.length === 0 && <p className="meaning">{say('noTexts')}</p>}
      {shown.length > 0 && (
        <div className="fields">
          {shown.slice(0, MAX).map((row) => (
            <TextField
              key={`${language} ${row.key}`}
              row={row}
              language={language}
              onChange={(text) => put(placed(own ?? {}, row.key, text))}
            />
          ))}
        </div>
      )}
      {shown.length > MAX && <p className="meaning">{say('moreTexts', { count: shown.length - MAX })}</p>}
      <HotelWordsForm language={language} tree={own ?? {}} onChange={put} />
      <p className="meaning">
        {say('newLanguageMeaning')}
        <button type="button" className="quiet" onClick={add}>
          {say('newLanguage')}
        </button>
      </p>
    </section>
  );
}

interface TextFieldProps {
  readonly row: TextRow;
  readonly language: string;
  readonly onChange: (text: string | undefined) => void;
}

function TextField({ row, language, onChange }: TextFieldProps) {
  const say = useSay();
  const { key, japanese, builtIn, own, wrongNames } = row;
  return (
    <div className={own === undefined ? 'field' : 'field own'} data-text={key}>
      <code>{key}</code>
      {language !== 'ja' && japanese !== undefined && (
        <p className="meaning" lang="ja">
          {japanese}
        </p>
      )}
      {builtIn !== undefined && <p lang={language}>{builtIn}</p>}
      {isMissing(row) && <p className="problem">{say('missing')}</p>}
      {isUnknown(row) && <p className="problem">{say('unknownText')}</p>}
      <textarea
        aria-label={key}
        lang={language}
        rows={Math.min(TALLEST, (own ?? builtIn ?? '').split('\n').length)}
        placeholder={say('ownText')}
        value={own ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {wrongNames.length > 0 && (
        <p className="problem">
          {say('wrongNames', { names: wrongNames.map((name) => `{{${name}}}`).join(' ') })}
        </p>
      )}
    </div>
  );
}

const FILES = import.meta.glob<{ readonly default: unknown }>('../../../src/i18n/*.json', { eager: true });

export const BUILT_IN: ReadonlyMap<string, TextTree> = new Map(
  Object.entries(FILES).map(([path, file]) => [
    /([\w-]+)\.json$/u.exec(path)?.[1] ?? path,
    textTree.parse(file.default),
  ]),
);
