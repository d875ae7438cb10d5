import type { WidgetProps } from '@rjsf/utils';
import { readable } from '../../../src/config/theme.ts';
import { contrast, PAPER } from '../../../src/domain/contrast.ts';
import type { Say } from '../words/page-words.ts';
import { useSay } from './page-context.ts';

/** WCAG 2.2, 1.4.3 and 1.4.6: text of usual size. */
const LEAST = 4.5;
const BEST = 7;

/** Its name stands beside it (`field-frame.tsx`). */
export function Switch({ id, value, onChange, label }: WidgetProps) {
  return (
    <input
      type="checkbox"
      id={id}
      aria-label={label}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

export function Colour({ id, value, onChange, label }: WidgetProps) {
  const say = useSay();
  const text = typeof value === 'string' ? value : '';
  const said = contrastWords(text, say);
  return (
    <>
      <span className="colour">
        <input
          type="color"
          aria-label={say('pick', { name: label })}
          value={said ? text.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input id={id} value={text} maxLength={7} onChange={({ target }) => onChange(target.value)} />
      </span>
      {said && <span className={said.isGood ? 'contrast' : 'contrast poor'}>{said.text}</span>}
    </>
  );
}

/** The contrast of a colour on every screen's paper; undefined for no colour. */
function contrastWords(
  colour: unknown,
  say: Say,
): { readonly isGood: boolean; readonly text: string } | undefined {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/iu.test(colour)) return undefined;
  const ratio = contrast(colour, PAPER);
  const used = readable({ primary: colour, accent: colour }).theme.primary;
  const isGood = ratio >= LEAST;
  const words = ratio >= BEST ? 'contrastBest' : isGood ? 'contrastGood' : 'contrastPoor';
  // Rounded down, so that too little never looks like enough.
  return { isGood, text: say(words, { ratio: (Math.floor(ratio * 100) / 100).toFixed(2), used }) };
}
