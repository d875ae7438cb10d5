import japanese from '~/ui/art/signature-example.svg';
import han from '~/ui/art/signature-example-han.svg';
import hangul from '~/ui/art/signature-example-hangul.svg';
import latin from '~/ui/art/signature-example-latin.svg';

/** By the ISO 15924 code of the script. */
const EXAMPLES: ReadonlyMap<string | undefined, string> = new Map([
  ['Jpan', japanese],
  ['Hans', han],
  ['Hant', han],
  ['Kore', hangul],
]);

/** The URL of a picture of a signature: a name in the script of a language, or as a passport has it. */
export const signatureExample = (language: string): string =>
  EXAMPLES.get(new Intl.Locale(language).maximize().script) ?? latin;
