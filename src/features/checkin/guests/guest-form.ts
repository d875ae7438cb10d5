import type { Guest, GuestField, Source } from '~/domain/guest';
import { type Answers, completing, filling, NAME_FIELDS } from '~/fields/filling';
import { type FormRules, shownIn } from '~/fields/form';
import type { LiveField } from '~/hooks/use-field';

/** The form of one guest. */
export type GuestForm = {
  readonly field: (field: GuestField) => LiveField;
  /** Answers a field for the guest; does nothing if the form does not currently show it. */
  readonly set: (field: GuestField, value: string) => void;
  /** The answers so far. */
  readonly guest: () => Guest;
  /** Fills several fields of the name at one touch. */
  readonly take: (answers: Answers, from: Source) => void;
  /** Answers what follows from the names typed so far. */
  readonly complete: () => void;
};

/** The part of a form that all others follow from. */
type Form = Pick<GuestForm, 'field' | 'set' | 'guest'> & {
  readonly setFilled: (filled: Guest['filled']) => void;
};

const isNameField = (field: GuestField): boolean => NAME_FIELDS.some((name) => name === field);

/** The form of one guest, which answers for the guest what follows from a name when its field is left. */
export function guestForm({ field, set, guest, setFilled }: Form, rules: FormRules): GuestForm {
  const put = ({ filled, ...change }: Partial<Guest>) => {
    if (!filled) return;
    // First, because each field that changes asks where its answer is from.
    setFilled(filled);
    for (const name of NAME_FIELDS) {
      const value = change[name];
      if (value !== undefined && value !== guest()[name]) set(name, value);
    }
  };
  const isShown = (name: GuestField) => shownIn(rules, guest())(name);
  const complete = () => put(completing(guest(), isShown));
  return {
    set,
    guest,
    field: (name) => {
      const live = field(name);
      if (!isNameField(name)) return live;
      const read = () => {
        const binding = live.read();
        const onBlur = () => {
          binding.onBlur();
          complete();
        };
        return { ...binding, onBlur };
      };
      return { ...live, read };
    },
    take: (answers, from) => put(filling(guest(), answers, from, isShown)),
    complete,
  };
}
