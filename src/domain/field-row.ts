/** ISO 3166-1 alpha-2 code of Japan: the first answer to both country fields. */
export const JAPAN = 'JP';
/** "Home" in the guest register: where most guests come from and go to next. */
export const HOME_STAY = '自宅';

/**
 * Whether a form asks for a field: 0 hidden, 1 optional, 2 required. Configurable because municipalities
 * differ in what they require.
 */
export type Level = 0 | 1 | 2;

/** Whose form it is. */
export type Who = 'representative' | 'companion';

/** The sections of a form, in the order in which the guest sees them. */
export type Section = 'name' | 'address' | 'stay';

/**
 * A usual answer to a field. It is written into the field in the guest's language, and sent as it stands there; only
 * one with a `value` of its own, a word of the hotel's register, is sent as that.
 */
export type UsualAnswer<Text extends string> = { readonly label: Text; readonly value?: string };

/** The control of a field, with what its keyboard depends on. */
export type Control<Text extends string> =
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      /** Begins with numbers, as the part of an address after the name of a town. */
      readonly houseNumber?: true;
      /** Ready answers beside the free text. */
      readonly usual?: readonly UsualAnswer<Text>[];
    }
  | { readonly kind: 'name' }
  | { readonly kind: 'kana' }
  | {
      readonly kind: 'digits';
      readonly maxLength: number;
      readonly tel?: true;
      /** Digits after which nobody types another one. */
      readonly whole?: RegExp;
    }
  | { readonly kind: 'gender' }
  | { readonly kind: 'residence' }
  | { readonly kind: 'postcode' }
  | { readonly kind: 'prefecture' }
  | {
      readonly kind: 'country';
      /** The country of a phone number. */
      readonly tel?: true;
    }
  | { readonly kind: 'multiline'; readonly maxLength: number }
  | { readonly kind: 'passport' };

/** What is known of one field of a guest. */
export type GuestFieldRow<Text extends string = string, RuleName extends string = string> = {
  /** The name of its level in `visibility.*`; several fields can share one. Left out, the default levels hold. */
  readonly level?: string;
  /** The level in the representative's form where no setting names one: the least that the law on guest registers requires. */
  readonly representative: Level;
  /** The same in a companion's form; left out if companions are never asked. */
  readonly companion?: Level;
  readonly section: Section;
  readonly control: Control<Text>;
  /** The name of its rule in `fields/rules.ts`. */
  readonly rule: RuleName;
  /** Where the guest lives who is asked; left out if everybody is. */
  readonly belongs?: 'japan' | 'overseas';
  /** Spans the full width of its column. */
  readonly wide?: true;
  /** The text below it. */
  readonly hint?: Text;
  /** Its name on the summary, if that is not its label, `fields.<name>.label`. */
  readonly short?: Text;
  /** The line of the summary in which it stands: one of its own, or one with others. */
  readonly line?: 'own' | 'name' | 'kana' | 'address' | 'tel' | 'age';
  /** The first answer; empty if it is left out. */
  readonly blank?: string;
  /** The key of `guest_info` that has the answer as it is; the others are written in `hotel/guest-info.ts`. */
  readonly wire?: string;
  /** The key under which the hotel's own member call tells it. */
  readonly member?: string;
  /** The same of the point service. It tells of every such field. */
  readonly points?: string;
};
