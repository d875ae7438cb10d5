import { useContext } from 'react';
import { flat } from '../../build/language-texts.ts';
import { wordsOf } from '../../build/setting-words/setting-words.ts';
import { filled } from '../words/page-words.ts';
import { differences, isGroup, type Values } from './differences.ts';
import { told } from './field-frame.tsx';
import { PageLanguage, usePageWords } from './page-context.ts';
import type { DraftState } from './use-draft.ts';

/** What differs from the defaults, which is all that is saved. */
export function ChangesList({ draft }: { readonly draft: DraftState }) {
  const words = usePageWords();
  const language = useContext(PageLanguage);
  const nameOf = (path: string) => wordsOf(path)?.name[language] ?? path;
  const rows = differences(draft.values);
  const texts = Object.values(draft.texts).reduce((count, tree) => count + flat(tree).size, 0);
  return (
    <section className="changes">
      <h2>{words.changes}</h2>
      <p className="meaning">{words.changesMeaning}</p>
      {rows.length === 0 && <p>{words.noChanges}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{words.setting}</th>
              <th>{words.here}</th>
              <th>{words.usualValue}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, value, usual }) => (
              <tr key={path}>
                <td>
                  {nameOf(path)} <code>{path}</code>
                </td>
                <td>{told(value, words)}</td>
                <td>{told(usual, words)}</td>
                <td>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={`${words.reset}: ${nameOf(path)}`}
                    onClick={() => draft.setValues(reset(draft.values, path, usual))}
                  >
                    {words.reset}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="meaning">{filled(words.textsToo, { count: String(texts) })}</p>
    </section>
  );
}

function reset(values: Values, path: string, usual: unknown): Values {
  const [name = '', key] = path.split('.');
  const group = values[name];
  if (key === undefined || !isGroup(group)) return { ...values, [name]: usual };
  return { ...values, [name]: { ...group, [key]: usual } };
}
