import { comparedWord } from '~/domain/hotel-words';
import { languageByKana } from '~/domain/kana';
import styles from './hotel-word.module.css';

/** A word of the hotel's as the guest reads it; the hotel's own stands small beside it, by which staff recognise it. */
export function HotelWord({
  own,
  word,
}: {
  readonly own: string;
  /** In the guest's language, where it is known (`useHotelWords`). */
  readonly word: string | undefined;
}) {
  const language = languageByKana(own);
  if (word === undefined || comparedWord(word) === comparedWord(own))
    return language ? <span lang={language}>{own}</span> : own;
  return (
    <>
      {word}{' '}
      <span className={styles.own} lang="ja">
        {own}
      </span>
    </>
  );
}
