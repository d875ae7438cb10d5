import { type ReactNode, useState } from 'react';
import type { Stroke } from '~/domain/stroke';
import { Chips } from '~/ui/chips';
import { Choices } from '~/ui/choices';
import { type ControlProps, Field } from '~/ui/field';
import { isKeyboard, KEYBOARDS } from '~/ui/keypad/keyboards';
import { Picker } from '~/ui/picker';
import { SignaturePad } from '~/ui/signature/pad';
import { TextArea, TextInput } from '~/ui/text-input';
import { Tick } from '~/ui/tick';
import { Part, State } from './state';

const NAME = 'ヤマダ タロウ';
const NONE: readonly Stroke[] = [];
const OPTIONS = ['男性', '女性', 'その他・回答しない'].map((label, at) => ({ value: String(at), label }));
const PREFECTURES = [
  { heading: '北海道・東北', items: [{ value: '青森県', label: '青森県' }] },
  { heading: '関東', items: [{ value: '東京都', label: '東京都' }] },
];

const FIELDS = {
  'empty, with a hint': { hint: '例：ヤマダタロウ', error: undefined, required: true },
  'empty, with a notice': {
    notice: 'パスポートからは、年齢を確定できませんでした。ご入力ください。',
    error: undefined,
    required: true,
  },
  answered: { error: undefined, required: true },
  wrong: { error: 'validation.required' as const, required: true },
  optional: { error: undefined, required: false },
};

export function ControlStates() {
  return (
    <>
      <Part name="TextInput">
        {Object.keys(KEYBOARDS)
          .filter(isKeyboard)
          .map((keyboard) => (
            <State key={keyboard} name={`keyboard ${keyboard}`}>
              <Field label={keyboard} error={undefined} required>
                {(control) => <TextInput {...control} keyboard={keyboard} />}
              </Field>
            </State>
          ))}
      </Part>
      <Kinds name="TextArea">
        {(control, isEmpty) => <TextArea {...control} keyboard="latin" defaultValue={isEmpty ? '' : NAME} />}
      </Kinds>
      <Part name="Chips">
        {['', '1'].map((value) => (
          <State key={value} name={value === '' ? 'none chosen' : 'one chosen'}>
            <Chips label="Occupation" chips={OPTIONS} value={value} onPick={() => undefined} />
          </State>
        ))}
      </Part>
      <Kinds name="Choices" group>
        {(control, isEmpty, name) => (
          <Held first={isEmpty ? '' : '1'}>
            {(value, onChange) => <Choices {...{ name, options: OPTIONS, value, onChange, control }} />}
          </Held>
        )}
      </Kinds>
      <Kinds name="Tick" group>
        {(control, isEmpty, name) => (
          <Held first={!isEmpty}>
            {(checked, onChange) => (
              <Tick label="お支払い条件に同意します" {...{ name, checked, onChange, control }} />
            )}
          </Held>
        )}
      </Kinds>
      <Kinds name="Picker">
        {(control, isEmpty, name) => (
          <Held first={isEmpty ? '' : '東京都'}>
            {(value, onChange) => (
              <Picker
                {...{ name, value, onChange, control }}
                title="都道府県"
                groups={PREFECTURES}
                search={{ placeholder: '都道府県名', none: '見つかりません' }}
              />
            )}
          </Held>
        )}
      </Kinds>
      <Part name="SignaturePad">
        {['', '山田 太郎'].map((name) => (
          <State key={name} name={name === '' ? 'blank, to be drawn upon' : 'signed by name'}>
            <Held first={{ strokes: NONE, name }}>
              {(signature, set) => (
                <SignaturePad
                  signature={signature}
                  label="ご署名の記入欄"
                  onChange={(strokes) => set({ strokes, name })}
                  onResize={() => undefined}
                />
              )}
            </Held>
          </State>
        ))}
      </Part>
    </>
  );
}

/** A control in every state of a field. */
function Kinds({
  name,
  group = false,
  children,
}: {
  readonly name: string;
  readonly group?: boolean;
  readonly children: (control: ControlProps, isEmpty: boolean, name: string) => ReactNode;
}) {
  return (
    <Part name={name}>
      {Object.entries(FIELDS).map(([state, field]) => (
        <State key={state} name={state}>
          <Field label="お名前" group={group} {...field}>
            {(control) => children(control, state !== 'answered', `${name}-${state}`)}
          </Field>
        </State>
      ))}
    </Part>
  );
}

function Held<Value>({
  first,
  children,
}: {
  readonly first: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
