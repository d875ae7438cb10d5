import { DASHES } from '~/domain/digits';
import type { Receipt } from '~/domain/payment';
import { tidy, withoutInvisible } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';
import { type Checked, checkRows, type FormRow } from './form-row';
import { anyText } from './rules';

/**
 * A mail address as accepted by HTML's email input (WHATWG HTML, "valid e-mail address"), with at least one
 * dot in its domain.
 */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** All but what addresses and the commas between them are made of. */
export const NOT_IN_MAILS = /[^\w.!#$%&'*+/=?^`{|}~@,-]/u;

/** Apostrophes that keyboards write by themselves, also as accents. */
const APOSTROPHE = /[‘’ʼ′´]/g;
/** What input methods write for the hyphen of an address, in which a tilde is a sign of its own. */
const HYPHEN = new RegExp(`(?![~〜])[${DASHES}]`, 'gu');

/**
 * Mail addresses as they are checked and sent: letters and signs in half width (＠ is @).
 * @param typed one address, or more separated by commas
 */
export const normaliseMail = (typed: string): string =>
  withoutInvisible(typed)
    .replace(APOSTROPHE, "'")
    .normalize('NFKC')
    .replace(HYPHEN, '-')
    .replace(/[、،]/g, ',')
    .replace(/。/g, '.')
    // Keyboards add a space after a mark, and end a sentence.
    .replace(/\s*([@,.])\s*/g, '$1')
    .replace(/\.+(?=,|$)/g, '')
    .trim();

/** The mail address as it is shown and sent; the screens that do so open only where it is one. */
export const receiptMailOf = ({ mail }: Pick<Receipt, 'mail'>): string => normaliseMail(mail);

/** Checks one or more addresses, separated by commas. */
const areAddresses = (text: string): boolean => text.split(',').every((part) => ADDRESS.test(part.trim()));

/** The error of a mail address; none if it is empty, as the guest then wants no receipt. */
export const mailError = (mail: string): TextKey | undefined =>
  mail === '' || areAddresses(mail) ? undefined : 'validation.mail';

/** The error of the mail address entered a second time. */
export function mailConfirmError(mail: string, again: string): TextKey | undefined {
  if (mail === '' && again === '') return undefined;
  if (again === '' || !areAddresses(again)) return 'validation.mail';
  return again === mail ? undefined : 'validation.mail_mismatch';
}

/** The two fields for the receipt's mail address; it is entered twice, or left empty. */
export type Mails = Pick<Receipt, 'mail' | 'mailAgain'>;

/** The field for the mail address. */
export const MAIL: FormRow<Mails> = {
  name: 'mail',
  label: 'views.payment.receipt_mail_view.mail',
  required: false,
  normalise: normaliseMail,
  rule: mailError,
};

/** The field for the mail address entered a second time. */
export const MAIL_AGAIN: FormRow<Mails> = {
  name: 'mailAgain',
  label: 'views.payment.receipt_mail_view.mail_confirm',
  required: false,
  normalise: normaliseMail,
  rule: (again, _required, { mail }) => mailConfirmError(mail, again),
};

/** Checks what was typed for the receipt's mail; nothing is wrong if both fields are empty. */
export const checkMails = ({ mail, mailAgain }: Mails): Checked<Mails> =>
  checkRows([MAIL, MAIL_AGAIN], { mail, mailAgain });

/** The name on the receipt. */
export const RECEIPT_NAME: FormRow<Pick<Receipt, 'name'>> = {
  name: 'name',
  label: 'views.payment.receipt_name_view.name',
  hint: 'views.payment.receipt_name_view.name_hint',
  required: true,
  normalise: tidy,
  rule: anyText,
};

/** At most so many endings are offered at once. */
const MAX = 5;

/**
 * What can follow the `@` of the last mail address of a text: all domains at first, then those that go on as the guest
 * types; none where one is there already.
 * @param domains separated by spaces, the most usual first
 * @example mailEndings('a@g', 'gmail.com icloud.com') // ['gmail.com']
 */
export function mailEndings(text: string, domains: string): readonly string[] {
  const typed = /[^\s,@]@([^\s,@]*)$/.exec(text)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  return domains
    .split(' ')
    .filter((domain) => domain.startsWith(typed) && domain !== typed)
    .slice(0, MAX);
}

/** A text whose last mail address ends with this domain. */
export const withEnding = (text: string, domain: string): string =>
  text.slice(0, text.lastIndexOf('@') + 1) + domain;
