// The package's index asks for a validator that its own tests use.
import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import { type RJSFSchema, toErrorSchema, type ValidatorType } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import { isGroup, type Values } from './differences.ts';
import { FieldFrame, GroupFrame } from './field-frame.tsx';
import { formOf } from './form-schema.ts';
import { Languages, Lines, Localised, OneLanguage } from './own-fields.tsx';
import { PageLanguage } from './page-context.ts';
import { Colour, Switch } from './widgets.tsx';

/** The server checks by the tablets' rules; the form's schema needs no other check. */
const CHECKED_BY_SERVER: ValidatorType<Values, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
const FIELDS = { localised: Localised, language: OneLanguage, languages: Languages, lines: Lines };
const WIDGETS = { CheckboxWidget: Switch, colour: Colour };
const TEMPLATES = { FieldTemplate: FieldFrame, ObjectFieldTemplate: GroupFrame };

interface SettingsFormProps {
  readonly keys: readonly string[];
  readonly values: Values;
  /** By key, in the page's language. */
  readonly problems: readonly { readonly key: string; readonly text: string }[];
  readonly onChange: (values: Values) => void;
}

export function SettingsForm({ keys, values, problems, onChange }: SettingsFormProps) {
  const language = useContext(PageLanguage);
  const { schema, ui } = useMemo(() => formOf(keys, language), [keys, language]);
  const data = useMemo(() => Object.fromEntries(keys.map((key) => [key, values[key]])), [keys, values]);
  const errors = useMemo(
    () =>
      toErrorSchema<Values>(
        problems.map(({ key, text }) => ({ property: `.${key}`, message: text, stack: text })),
      ),
    [problems],
  );
  const change = ({ formData }: IChangeEvent<Values, RJSFSchema>) => {
    if (isGroup(formData)) onChange({ ...values, ...formData });
  };
  return (
    <Form<Values, RJSFSchema>
      tagName="div"
      schema={schema}
      uiSchema={{ ...ui, 'ui:submitButtonOptions': { norender: true } }}
      formData={data}
      extraErrors={errors}
      validator={CHECKED_BY_SERVER}
      fields={FIELDS}
      widgets={WIDGETS}
      templates={TEMPLATES}
      noHtml5Validate
      showErrorList={false}
      idPrefix="setting"
      onChange={change}
    />
  );
}
