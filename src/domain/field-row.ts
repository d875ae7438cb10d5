/** ISO 3166-1 alpha-2 code of Japan: the first answer to both country fields. */
export const JAPAN = 'JP';
/** "Home" in the guest register, the usual place before and after a stay. */
export const HOME_STAY = '自宅';

/** 0 hidden, 1 optional, 2 required. A setting, since municipalities require different fields. */
export type Level = 0 | 1 | 2;

export type GuestRole = 'representative' | 'companion';

/** The sections of a form with their titles, in their order on the screen. */
export const SECTIONS = {
  name: 'views.checkin.input_representative_view.section_name',
  address: 'views.checkin.input_representative_view.section_address',
  stay: 'views.checkin.input_representative_view.section_stay',
} as const;
export type Section = keyof typeof SECTIONS;

/** A field's share of a row on a tablet with usual letters. `tall` has two rows of a third, `beside` a third along all others. */
export type Share = 'third' | 'half' | 'two-thirds' | 'tall' | 'beside';

/** A usual answer, written into the field in the guest's language. A `value` is the register's word and is sent instead. */
export type UsualAnswer<Text extends string> = { readonly label: Text; readonly value?: string };

/** One answer of a choice, under its value on the wire. */
export type Choice<Text extends string> = { readonly label: Text; readonly value: string };

/** The control of a field, with the facts for its keyboard. */
export type Control<Text extends string> =
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      /** Begins with numbers, like an address after the town. */
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
      /** Digits that are a complete answer. */
      readonly whole?: RegExp;
    }
  | { readonly kind: 'choice'; readonly answers: readonly Choice<Text>[] }
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

/** Everything about one field of a guest. */
export type GuestFieldRow<Text extends string = string, RuleName extends string = string> = {
  /** The name of its level in `visibility.*`, which several fields can share. Without one the defaults hold. */
  readonly level?: string;
  /** Default level for the representative: the least that the law on guest registers requires. */
  readonly representative: Level;
  /** Default level for a companion; absent if companions are never asked. */
  readonly companion?: Level;
  readonly section: Section;
  readonly control: Control<Text>;
  /** The name of its rule in `fields/rules.ts`. */
  readonly rule: RuleName;
  /** Residence of the guests who are asked; absent for all. */
  readonly belongs?: 'japan' | 'overseas';
  /** Spans both columns. */
  readonly wide?: true;
  /** Half by default, or all of a `wide` one. */
  readonly share?: Share;
  readonly hint?: Text;
  /** Its name on the summary, if not `fields.<name>.label`. */
  readonly short?: Text;
  /** Its line on the summary: its own or a shared one. */
  readonly line?: 'own' | 'name' | 'kana' | 'address' | 'tel' | 'age';
  readonly blank?: string;
  /** The key of `guest_info` that gets the plain answer; `hotel/guest-info.ts` writes the others. */
  readonly wire?: string;
  /** Its key in the hotel's member call. */
  readonly member?: string;
  /** Its key in the point service. */
  readonly points?: string;
};

/** The names of the levels on the settings page. */
export type LevelWords<Rows> = Readonly<
  Record<Extract<Rows[keyof Rows], { level: string }>['level'], { readonly en: string; readonly ja: string }>
>;

/** Sample answers of made-up guests. `true` is a picture. */
export type SampleAnswers<Rows> = Readonly<Record<keyof Rows, string | true>>;

/** A part of a name, and its reading in kana. */
export const NAME = {
  section: 'name',
  representative: 2,
  companion: 2,
  control: { kind: 'name' },
  rule: 'personName',
  line: 'name',
} as const;
export const READING = {
  ...NAME,
  representative: 0,
  control: { kind: 'kana' },
  rule: 'kana',
  line: 'kana',
} as const;
/** Common to both phone fields. */
export const PHONE = { section: 'address', level: 'phone', representative: 2, line: 'tel' } as const;
/** A part of an address in Japan, and an address elsewhere. */
export const IN_JAPAN = {
  section: 'address',
  belongs: 'japan',
  representative: 2,
  rule: 'address',
  line: 'address',
} as const;
export const OVERSEAS = { ...IN_JAPAN, belongs: 'overseas' } as const;
export const STAY = { section: 'stay', representative: 0, rule: 'anyText', wide: true, line: 'own' } as const;

export const TEXT = { kind: 'text', maxLength: 100 } as const;
