import type { WidgetProps } from '@rjsf/utils';
import { contrastWords } from './contrast-words.ts';
import { useSay } from './page-context.ts';

/** A switch; its name stands beside it (`field-frame.tsx`). */
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

/** A colour, picked or typed, with what can be said of reading it. */
export function Colour({ id, value, onChange, label }: WidgetProps) {
  const say = useSay();
  const text = typeof value === 'string' ? value : '';
  const contrast = contrastWords(text, say);
  return (
    <>
      <span className="colour">
        <input
          type="color"
          aria-label={say('pick', { name: label })}
          value={contrast ? text.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input id={id} value={text} maxLength={7} onChange={({ target }) => onChange(target.value)} />
      </span>
      {contrast && <span className={contrast.isGood ? 'contrast' : 'contrast poor'}>{contrast.text}</span>}
    </>
  );
}
