import { DASHES } from '~/domain/dashes';
import type { Receipt } from '~/domain/payment';
import { withoutInvisible } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';

/**
 * A mail address as accepted by HTML's email input (WHATWG HTML, "valid e-mail address"), with at least one
 * dot in its domain.
 */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** What input methods write for the hyphen of an address, in which a tilde is a sign of its own. */
const HYPHEN = new RegExp(`(?![~〜])[${DASHES}]`, 'gu');

/**
 * Mail addresses as they are checked and sent: letters and signs in half width (＠ is @).
 * @param typed one address, or more separated by commas
 */
export const normaliseMail = (typed: string): string =>
  withoutInvisible(typed)
    .normalize('NFKC')
    .replace(HYPHEN, '-')
    .replace(/[、،]/g, ',')
    .replace(/。/g, '.')
    .replace(/\s*([@,])\s*/g, '$1')
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

/** The errors of what was typed for the receipt's mail; none if both are empty. */
export function receiptMailErrors({
  mail,
  mailAgain,
}: Pick<Receipt, 'mail' | 'mailAgain'>): readonly (readonly [field: 'mail' | 'mailAgain', error: TextKey])[] {
  const [first, again] = [normaliseMail(mail), normaliseMail(mailAgain)];
  const errors = [
    ['mail', mailError(first)] as const,
    ['mailAgain', mailConfirmError(first, again)] as const,
  ];
  return errors.flatMap(([field, error]) => (error ? [[field, error] as const] : []));
}
