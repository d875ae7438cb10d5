import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { Say } from '../words/page-words.ts';
import { isGroup, isSame, usualOf } from './differences.ts';
import { useSay } from './page-context.ts';

export function FieldFrame(props: FieldTemplateProps) {
  const { id, label, rawDescription, rawErrors = [], children, schema, fieldPathId, onChange } = props;
  const say = useSay();
  if (schema.type === 'object') return children;
  const value: unknown = props.formData;
  const usual = usualOf(fieldPathId.path);
  const isOwn = !isSame(value, usual);
  return (
    <div className={isOwn ? 'field own' : 'field'} data-setting={fieldPathId.path.join('.')}>
      <div className={isShort(schema) ? 'control beside' : 'control'}>
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      {rawDescription && <Meaning text={rawDescription} />}
      {rawErrors.map((problem) => (
        <p className="problem" key={problem}>
          {problem}
        </p>
      ))}
      {isOwn && usual !== undefined && (
        <p className="usual">
          {say('usual', { value: told(usual, say) })}
          <button type="button" className="quiet" onClick={() => onChange(usual, fieldPathId.path)}>
            {say('reset')}
          </button>
        </p>
      )}
    </div>
  );
}

function Meaning({ text }: { readonly text: string }) {
  return (
    <p className="meaning">
      {text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
    </p>
  );
}

/** Whether a field has room beside its name: a switch, a level. */
const isShort = ({ type, enum: choices }: RJSFSchema): boolean =>
  type === 'boolean' || (type === 'integer' && choices !== undefined);

export function GroupFrame({ title, description, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (fieldPathId.path.length === 0) return <div className="parts">{fields}</div>;
  const says = typeof description === 'string' && description !== `${title}.` ? description : '';
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {says !== '' && <Meaning text={says} />}
      <div className="fields">{fields}</div>
    </fieldset>
  );
}

export function told(value: unknown, say: Say): string {
  if (value === true) return say('on');
  if (value === false) return say('off');
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return say('none');
  if (Array.isArray(value)) return value.map((one) => told(one, say)).join(', ');
  if (!isGroup(value)) return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${told(one, say)}`)
    .join(', ');
}
