import { toLatin } from '~/domain/romaji';
import { namesIn } from './known-names';

/**
 * How a card may write the name of whoever made the reservation: given name first, in capital letters. Empty where the
 * texts do not tell both names, or not in kana or Latin letters.
 * @example holderNameOf(['ヤマダ タロウ']) // 'TARO YAMADA'
 */
export function holderNameOf(texts: readonly string[]): string {
  const { lastKana = '', firstKana = '' } = namesIn(texts);
  const name = [firstKana, lastKana].map((part) => toLatin(part).normalize('NFKC')).join(' ');
  return lastKana !== '' && /^[A-Z]+( [A-Z]+)+$/.test(name) ? name : '';
}
