import { toLatin } from '~/domain/romaji';
import { namesIn } from './known-names';

/**
 * The name as it is probably written on the card: given name first, in capitals. Empty unless both names are known in
 * kana or Latin letters.
 * @example holderNameOf(['ヤマダ タロウ']) // 'TARO YAMADA'
 */
export function holderNameOf(texts: readonly string[]): string {
  const { lastKana = '', firstKana = '' } = namesIn(texts);
  const name = [firstKana, lastKana].map((part) => toLatin(part).normalize('NFKC')).join(' ');
  return lastKana !== '' && /^[A-Z]+( [A-Z]+)+$/.test(name) ? name : '';
}
