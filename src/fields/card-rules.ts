import { CARD_NUMBER_LENGTH, type Card, HOLDER_NAME_LENGTH, isUnexpired, passesLuhn } from '~/domain/card';
import { plainDigits } from '~/domain/digits';
import { toLatin } from '~/domain/romaji';
import { withoutInvisible } from '~/domain/visible';
import { withoutAccents } from '~/fields/known-names';
import type { TextKey } from '~/i18n/keys';
import type { FormRow } from './form-row';
import { namesIn } from './known-names';
import * as rules from './rules';

/** A card holder's name as printed: half-width capitals without accents. */
export const normaliseHolder = (typed: string): string =>
  withoutAccents(withoutInvisible(typed).normalize('NFKC')).toUpperCase();

/**
 * The fields of a card, normalised before the check: a guest can submit without leaving a field.
 * @param now the day on which the card must be valid
 */
export const cardRows = (now: Date) =>
  ({
    number: {
      name: 'number',
      label: 'views.payment.input_card_view.card_number',
      required: true,
      wide: true,
      normalise: plainDigits,
      rule: numberError,
    },
    expiryMonth: {
      name: 'expiryMonth',
      label: 'views.payment.input_card_view.expiry_month',
      required: true,
      rule: rules.anyChoice,
    },
    expiryYear: {
      name: 'expiryYear',
      label: 'views.payment.input_card_view.expiry_year',
      required: true,
      rule: (_text, _required, card) => yearError(card, now),
    },
    holderName: {
      name: 'holderName',
      label: 'views.payment.input_card_view.holder_name',
      hint: 'views.payment.input_card_view.holder_name_hint',
      required: true,
      normalise: normaliseHolder,
      rule: holderError,
    },
    securityCode: {
      name: 'securityCode',
      label: 'views.payment.input_card_view.security_code',
      hint: 'views.payment.input_card_view.security_code_hint',
      required: true,
      normalise: plainDigits,
      rule: codeError,
    },
  }) as const satisfies Readonly<Record<keyof Card, FormRow<Card>>>;

const numberError = (number: string): TextKey | undefined =>
  number.length <= CARD_NUMBER_LENGTH && passesLuhn(number) ? undefined : 'validation.card_number';

function yearError(card: Card, now: Date): TextKey | undefined {
  if (card.expiryYear === '') return 'validation.select';
  // The year alone does not decide.
  if (card.expiryMonth === '') return undefined;
  return isUnexpired(card, now) ? undefined : 'validation.card_expiry';
}

const holderError = (name: string): TextKey | undefined =>
  !rules.NOT_IN_HOLDERS.test(name) && name.trim() !== '' && name.length <= HOLDER_NAME_LENGTH
    ? undefined
    : 'validation.card_holder';

function codeError(code: string): TextKey | undefined {
  if (code === '') return 'validation.security_code';
  return /^\d{3,4}$/.test(code) ? undefined : 'validation.security_code_length';
}

/**
 * The probable name on the card: given name first, in capitals. Empty unless both names are known in kana or Latin
 * letters.
 * @example holderNameOf(['ヤマダ タロウ']) // 'TARO YAMADA'
 */
export function holderNameOf(texts: readonly string[]): string {
  const { lastKana = '', firstKana = '' } = namesIn(texts);
  const name = [firstKana, lastKana].map((part) => toLatin(part).normalize('NFKC')).join(' ');
  return lastKana !== '' && /^[A-Z]+( [A-Z]+)+$/.test(name) ? name : '';
}
