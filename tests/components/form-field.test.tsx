// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormField } from '~/components/form-field';
import { checkRows, type FormRow } from '~/fields/form-row';
import { personName } from '~/fields/rules';
import { rulesResolver } from '~/hooks/forms';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';

/** When a form's field is rendered and its answer checked. */

type Names = { readonly first: string; readonly second: string };

const row = (name: keyof Names): FormRow<Names> => ({
  name,
  label: 'app.close',
  required: true,
  normalise: (typed) => typed.trim(),
  rule: personName,
});
const ROWS = [row('first'), row('second')];

const rendered = vi.fn<(name: string) => void>();

function TwoNames() {
  const form = useForm<Names>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { first: '', second: '' },
    resolver: rulesResolver((typed) => checkRows(ROWS, typed)),
  });
  return ROWS.map((each) => (
    <FormField key={each.name} form={form} name={each.name} row={each}>
      {(field, control) => {
        rendered(field.name);
        return <input {...control} {...field} />;
      }}
    </FormField>
  ));
}

const control = (name: keyof Names) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const types = (name: keyof Names, text: string) =>
  act(async () => {
    const field = control(name);
    field.focus();
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const leaves = (name: keyof Names) => act(async () => control(name).blur());
const isWrong = (name: keyof Names) => control(name).getAttribute('aria-invalid') === 'true';

let unmount = () => {};
beforeEach(async () => {
  // jsdom has no layout, and nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTextsWith('ja', ja);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<TwoNames />));
  unmount = () => {
    act(() => root.unmount());
    place.remove();
  };
  rendered.mockClear();
});
afterEach(() => unmount());

it('a key renders its own field, and no other', async () => {
  await types('first', 'a');
  await types('first', 'ab');
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['first']));
});

it('an answer is checked as the guest leaves it, then at each key as long as it is wrong', async () => {
  await types('first', '山田1');
  expect(isWrong('first')).toBe(false);
  await leaves('first');
  expect(isWrong('first')).toBe(true);
  await types('first', '山田');
  expect(isWrong('first')).toBe(false);
  await types('first', '山田2');
  expect(isWrong('first')).toBe(false);
  expect(isWrong('second')).toBe(false);
});

it('is written as it will be sent once the guest has left it', async () => {
  await types('first', ' 山田 ');
  expect(control('first').value).toBe(' 山田 ');
  await leaves('first');
  expect(control('first').value).toBe('山田');
});
