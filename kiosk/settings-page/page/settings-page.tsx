import { useMemo, useState } from 'react';
import { wordsFor } from '../../server/settings-words.ts';
import { type Language, languageOf } from '../../server/staff-language.ts';
import { PAGE_WORDS } from '../words/page-words.ts';
import { ChangesList, CheckResult } from './changes-list.tsx';
import { DraftLanguages, languageNames, PageLanguage } from './page-context.ts';
import { PicturesForm } from './pictures-form.tsx';
import { HOME, Preview } from './preview.tsx';
import { SECTIONS } from './sections.ts';
import type { Opened } from './server.ts';
import { SettingsForm } from './settings-form.tsx';
import { TextsForm } from './texts-form.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDraft } from './use-draft.ts';

const PLACES = [
  ...SECTIONS,
  ...(['texts', 'pictures', 'changes'] as const).map((id) => ({ id, name: PAGE_WORDS[id] })),
];
const LANGUAGE_KEY = 'settings-page.language';
const usualLanguage = (): Language =>
  languageOf(localStorage.getItem(LANGUAGE_KEY) ?? undefined, navigator.languages.join());

/** The settings with the app beside them. */
export function SettingsPage({ opened }: { readonly opened: Opened }) {
  const [language, setLanguage] = useState(usualLanguage);
  const [place, setPlace] = useState('look');
  const [stop, setStop] = useState<string>(HOME);
  const draft = useDraft(opened);
  const languages = useMemo(() => languageNames(draft.texts), [draft.texts]);
  const problems = useMemo(() => {
    const { problems = [], remarks = [] } = draft.checked ?? {};
    const replaced = remarks.filter(({ values }) => values.used !== undefined);
    return [...problems, ...replaced].map((found) => ({ key: found.key, text: wordsFor(found)[language] }));
  }, [draft.checked, language]);
  const section = SECTIONS.find(({ id }) => id === place);
  const speak = (next: Language) => {
    localStorage.setItem(LANGUAGE_KEY, next);
    setLanguage(next);
  };
  return (
    <PageLanguage value={language}>
      <DraftLanguages value={languages}>
        <div className="page" lang={language}>
          <header>
            <h1>{PAGE_WORDS.title[language]}</h1>
            <Toolbar draft={draft} folder={opened.folder} />
            <span>
              {(['ja', 'en'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  lang={one}
                  aria-pressed={one === language}
                  onClick={() => speak(one)}
                >
                  {one === 'ja' ? '日本語' : 'English'}
                </button>
              ))}
            </span>
          </header>
          <CheckResult draft={draft} />
          <main>
            <nav>
              {PLACES.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-current={id === place ? 'page' : undefined}
                  onClick={() => setPlace(id)}
                >
                  {name[language]}
                </button>
              ))}
            </nav>
            <div className="form">
              {section && (
                <SettingsForm
                  key={section.id}
                  keys={section.keys}
                  values={draft.values}
                  problems={problems}
                  onChange={draft.setValues}
                />
              )}
              {place === 'texts' && <TextsForm draft={draft} />}
              {place === 'pictures' && <PicturesForm draft={draft} onPlaced={setStop} />}
              {place === 'changes' && <ChangesList draft={draft} />}
            </div>
            <Preview draft={draft} wantedStop={stop} onStop={setStop} />
          </main>
        </div>
      </DraftLanguages>
    </PageLanguage>
  );
}
