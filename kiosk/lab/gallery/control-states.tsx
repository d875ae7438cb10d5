import { type ReactNode, useMemo, useState } from 'react';
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

const OPTIONS = ['男性', '女性', 'その他・回答しない'].map((label, at) => ({ value: String(at), label }));
const PREFECTURES = [
  {
    heading: '北海道・東北',
    items: ['北海道', '青森県', '岩手県'].map((label) => ({ value: label, label })),
  },
  { heading: '関東', items: ['東京都', '神奈川県'].map((label) => ({ value: label, label })) },
];

/** Everything a guest answers with: as it is at first, filled, wrong, optional. */
export function ControlStates() {
  return (
    <>
      <Part name="TextInput">
        {Object.keys(KEYBOARDS).map((keyboard) => (
          <State key={keyboard} name={`keyboard ${keyboard}`}>
            <Answer label={keyboard}>{(control) => <Text control={control} keyboard={keyboard} />}</Answer>
          </State>
        ))}
      </Part>
      <Kinds name="TextArea">
        {(control, text) => <TextArea {...control} keyboard="latin" defaultValue={text} />}
      </Kinds>
      <Kinds name="TextInput in a field">
        {(control, text) => <TextInput {...control} defaultValue={text} />}
      </Kinds>
      <Part name="Chips">
        <State name="none chosen">
          <Chips label="Occupation" chips={OPTIONS} value="" onPick={() => undefined} />
        </State>
        <State name="one chosen">
          <Chips label="Occupation" chips={OPTIONS} value="1" onPick={() => undefined} />
        </State>
      </Part>
      <Kinds name="Choices" group>
        {(control, text, name) => <OneOfThree control={control} name={name} first={text === '' ? '' : '1'} />}
      </Kinds>
      <Kinds name="Tick" group>
        {(control, text, name) => <Ticked control={control} name={name} first={text !== ''} />}
      </Kinds>
      <Kinds name="Picker">
        {(control, text, name) => (
          <Picked control={control} name={name} first={text === '' ? '' : '東京都'} />
        )}
      </Kinds>
      <Part name="SignaturePad">
        <State name="blank, to be drawn upon">
          <Signed name="" />
        </State>
        <State name="signed by name">
          <Signed name="山田 太郎" />
        </State>
      </Part>
    </>
  );
}

type Draw = (control: ControlProps, text: string, name: string) => ReactNode;

function Kinds({
  name,
  group = false,
  children,
}: {
  readonly name: string;
  readonly group?: boolean;
  readonly children: Draw;
}) {
  return (
    <Part name={name}>
      <State name="empty, with a hint">
        <Answer label="お名前" hint="例：ヤマダタロウ" group={group}>
          {(control) => children(control, '', `${name}-empty`)}
        </Answer>
      </State>
      <State name="answered">
        <Answer label="お名前" group={group}>
          {(control) => children(control, 'ヤマダ タロウ', `${name}-answered`)}
        </Answer>
      </State>
      <State name="wrong">
        <Answer label="お名前" isWrong group={group}>
          {(control) => children(control, '', `${name}-wrong`)}
        </Answer>
      </State>
      <State name="optional">
        <Answer label="お名前" isOptional group={group}>
          {(control) => children(control, '', `${name}-optional`)}
        </Answer>
      </State>
    </Part>
  );
}

function Answer({
  label,
  hint,
  isWrong = false,
  isOptional = false,
  group = false,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly isWrong?: boolean;
  readonly isOptional?: boolean;
  readonly group?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  return (
    <Field
      label={label}
      hint={hint}
      error={isWrong ? 'validation.required' : undefined}
      required={!isOptional}
      group={group}
    >
      {children}
    </Field>
  );
}

function Text({ control, keyboard }: { readonly control: ControlProps; readonly keyboard: string }) {
  return <TextInput {...control} {...(isKeyboard(keyboard) ? { keyboard } : {})} />;
}

function OneOfThree({ control, name, first }: { control: ControlProps; name: string; first: string }) {
  const [value, setValue] = useState(first);
  return <Choices name={name} options={OPTIONS} value={value} onChange={setValue} control={control} />;
}

function Ticked({ control, name, first }: { control: ControlProps; name: string; first: boolean }) {
  const [isTicked, setTicked] = useState(first);
  return (
    <Tick
      name={name}
      label="お支払い条件に同意します"
      checked={isTicked}
      onChange={setTicked}
      control={control}
    />
  );
}

function Picked({ control, name, first }: { control: ControlProps; name: string; first: string }) {
  const [value, setValue] = useState(first);
  return (
    <Picker
      name={name}
      title="都道府県"
      groups={PREFECTURES}
      value={value}
      onChange={setValue}
      control={control}
      search={{ placeholder: '都道府県名', none: '見つかりません' }}
    />
  );
}

function Signed({ name }: { readonly name: string }) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const signature = useMemo(() => ({ strokes, name }), [strokes, name]);
  return (
    <SignaturePad
      signature={signature}
      label="ご署名の記入欄"
      onChange={setStrokes}
      onResize={() => undefined}
    />
  );
}
