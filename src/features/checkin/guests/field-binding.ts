import type { TextKey } from '~/i18n/keys';

/** What ties a field to the form it stands in, whichever form that is. */
export type FieldBinding = {
  /** The control's `name`. */
  readonly inputName: string;
  readonly value: string;
  readonly error: TextKey | undefined;
  /** Does nothing where the form does not ask for the field now. */
  readonly set: (value: string) => void;
  /** The guest has left the field: its text is normalised and judged. */
  readonly leave: () => void;
  /** Takes the form's own error away, where the control has a closer word to say. */
  readonly forgive: () => void;
};
