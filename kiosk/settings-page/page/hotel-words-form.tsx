import { useState } from 'react';
import type { TextTree } from '../../../src/domain/languages.ts';
import { useSay } from './page-context.ts';
import { hotelWordsIn, withHotelWord } from './text-list.ts';

interface HotelWordsProps {
  readonly language: string;
  readonly tree: TextTree;
  readonly onChange: (tree: TextTree) => void;
}

/** The names of the hotel's keys (room types, meals, taxes, bill lines) in one language. */
export function HotelWordsForm({ language, tree, onChange }: HotelWordsProps) {
  const say = useSay();
  const [added, setAdded] = useState('');
  const own = added.trim();
  return (
    <div className="hotel-words">
      <h3>{say('hotelWords')}</h3>
      <p className="meaning">{say('hotelWordsMeaning')}</p>
      {hotelWordsIn(tree).map(([name, word]) => (
        <div key={name} className="hotel-word">
          <label>
            <span lang="ja">{name}</span>
            <input
              lang={language}
              value={word}
              onChange={({ target }) => onChange(withHotelWord(tree, name, target.value))}
            />
          </label>
          <button
            type="button"
            className="quiet"
            aria-label={say('removeHotelWord', { word: name })}
            onClick={() => onChange(withHotelWord(tree, name, undefined))}
          >
            ✕
          </button>
        </div>
      ))}
      <form
        className="hotel-word"
        onSubmit={(event) => {
          event.preventDefault();
          if (own === '' || own === '__proto__') return;
          if (!hotelWordsIn(tree).some(([name]) => name === own)) onChange(withHotelWord(tree, own, ''));
          setAdded('');
        }}
      >
        <input
          lang="ja"
          aria-label={say('hotelWord')}
          placeholder={say('hotelWord')}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        />
        <button type="submit">{say('addHotelWord')}</button>
      </form>
    </div>
  );
}
