import { usePageWords } from './page-context.ts';
import type { DraftState } from './use-draft.ts';

/** What check-config says of the draft. */
export function CheckResult({ draft: { checked, isReachable } }: { readonly draft: DraftState }) {
  const words = usePageWords();
  if (!isReachable) return <p className="result bad">{words.unreachable}</p>;
  if (checked === undefined) return <p className="result" />;
  const { problems, remarks } = checked;
  return (
    <section className={problems.length > 0 ? 'result bad' : 'result good'} role="status">
      <p>{problems.length > 0 ? words.bad : words.good}</p>
      <ul>
        {[...problems, ...remarks].map(({ key, problem }) => (
          <li key={`${key} ${problem}`}>
            <code>{key}</code> {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}
