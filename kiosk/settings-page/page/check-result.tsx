import { useContext } from 'react';
import { nameOf } from '../../build/setting-words/setting-words.ts';
import { wordsFor } from '../../server/settings-words.ts';
import { PageLanguage, useSay } from './page-context.ts';
import type { DraftState } from './use-draft.ts';

/** What check-config says of the draft. */
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
            {nameOf(found.key)?.[language]} <code>{found.key}</code>: {wordsFor(found)[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}
