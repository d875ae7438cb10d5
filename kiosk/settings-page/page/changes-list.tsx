import { useContext } from 'react';
import { flat } from '../../../src/i18n/text-trees.ts';
import { wordsFor } from '../../server/settings-words.ts';
import { SETTINGS } from '../../settings/config-schema-json.ts';
import { differences, withValue } from './differences.ts';
import { told } from './field-frame.tsx';
import { PageLanguage, useSay } from './page-context.ts';
import type { DraftState } from './use-draft.ts';

/** The differences from the defaults, which alone are saved. */
export function ChangesList({ draft }: { readonly draft: DraftState }) {
  const say = useSay();
  const language = useContext(PageLanguage);
  const named = (path: string) => SETTINGS.get(path)?.words?.name[language] ?? path;
  const rows = differences(draft.values);
  const texts = Object.values(draft.texts).reduce((count, tree) => count + flat(tree).size, 0);
  return (
    <section className="changes">
      <h2>{say('changes')}</h2>
      <p className="meaning">{say('changesMeaning')}</p>
      {rows.length === 0 && <p>{say('noChanges')}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{say('setting')}</th>
              <th>{say('here')}</th>
              <th>{say('usualValue')}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, value, usual }) => (
              <tr key={path}>
                <td>
                  {named(path)} <code>{path}</code>
                </td>
                <td>{told(value, say)}</td>
                <td>{told(usual, say)}</td>
                <td>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={`${say('reset')}: ${named(path)}`}
                    onClick={() => draft.setValues(withValue(draft.values, path, usual))}
                  >
                    {say('reset')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="meaning">{say('textsToo', { count: texts })}</p>
    </section>
  );
}

export function CheckResult({ draft: { checked, isReachable } }: { readonly draft: DraftState }) {
  const say = useSay();
  const language = useContext(PageLanguage);
  if (!isReachable) return <p className="result bad">{say('unreachable')}</p>;
  if (checked === undefined) return <p className="result" />;
  const { problems, remarks } = checked;
  return (
    <section className={problems.length > 0 ? 'result bad' : 'result good'} role="status">
      <p>{problems.length > 0 ? say('bad') : say('good')}</p>
      <ul>
        {[...problems, ...remarks].map((found) => (
          <li key={`${found.key} ${found.kind}`}>
            {SETTINGS.get(found.key)?.words?.name[language]} <code>{found.key}</code>:{' '}
            {wordsFor(found)[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}
