import { DASHES } from '~/domain/digits';
import type { Receipt } from '~/domain/payment';
import { tidy, withoutInvisible } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';
import { type Checked, checkRows, type FormRow } from './form-row';
import { anyText } from './rules';

/** HTML's "valid e-mail address" (WHATWG HTML) with at least one dot in its domain. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Characters outside of addresses and the commas between them. */
export const NOT_IN_MAILS = /[^\w.!#$%&'*+/=?^`{|}~@,-]/u;

/** Apostrophes and accents that keyboards write by themselves. */
const APOSTROPHE = /[‘’ʼ′´]/g;
/** Input methods' hyphens; a tilde is a character of addresses. */
const HYPHEN = new RegExp(`(?![~〜])[${DASHES}]`, 'gu');

/**
 * Mail addresses as they are checked and sent, in half width (＠ is @).
 * @param typed one address, or several separated by commas
 */
export const normaliseMail = (typed: string): string =>
  withoutInvisible(typed)
    .replace(APOSTROPHE, "'")
    .normalize('NFKC')
    .replace(HYPHEN, '-')
    .replace(/[、،]/g, ',')
    .replace(/。/g, '.')
    // Keyboards add a space after a mark and a dot at the end.
    .replace(/\s*([@,.])\s*/g, '$1')
    .replace(/\.+(?=,|$)/g, '')
    .trim();

export const receiptMailOf = ({ mail }: Pick<Receipt, 'mail'>): string => normaliseMail(mail);

const areAddresses = (text: string): boolean => text.split(',').every((part) => ADDRESS.test(part.trim()));

/** The error of a mail address; none if it is empty: the guest wants no receipt. */
export const mailError = (mail: string): TextKey | undefined =>
  mail === '' || areAddresses(mail) ? undefined : 'validation.mail';

/** The error of the second address. */
export function mailConfirmError(mail: string, again: string): TextKey | undefined {
  if (mail === '' && again === '') return undefined;
  if (again === '' || !areAddresses(again)) return 'validation.mail';
  return again === mail ? undefined : 'validation.mail_mismatch';
}

export type Mails = Pick<Receipt, 'mail' | 'mailAgain'>;

export const MAIL: FormRow<Mails> = {
  name: 'mail',
  label: 'views.payment.receipt_mail_view.mail',
  required: false,
  normalise: normaliseMail,
  rule: mailError,
};

export const MAIL_AGAIN: FormRow<Mails> = {
  name: 'mailAgain',
  label: 'views.payment.receipt_mail_view.mail_confirm',
  required: false,
  normalise: normaliseMail,
  rule: (again, _required, { mail }) => mailConfirmError(mail, again),
};

/** Checks both mail addresses; two empty fields are valid. */
export const checkMails = ({ mail, mailAgain }: Mails): Checked<Mails> =>
  checkRows([MAIL, MAIL_AGAIN], { mail, mailAgain });

export const RECEIPT_NAME: FormRow<Pick<Receipt, 'name'>> = {
  name: 'name',
  label: 'views.payment.receipt_name_view.name',
  hint: 'views.payment.receipt_name_view.name_hint',
  required: true,
  normalise: tidy,
  rule: anyText,
};

const MAX = 5;

/**
 * Endings after the `@` of the last address in a text: all domains, then the ones that match; none after a complete
 * domain.
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

/** Gives the last mail address of a text this domain. */
export const withEnding = (text: string, domain: string): string =>
  text.slice(0, text.lastIndexOf('@') + 1) + domain;
