import { useState } from 'react';
import { isLanguage, LANGUAGES } from '~/domain/languages';
import { switchLanguage } from '~/i18n/texts';
import styles from './gallery.module.css';

/** Attributes of the page's root that change how everything looks, each with its values; the first is the usual one. */
const LOOKS = {
  contrast: ['', 'high'],
  text: ['', '2', '3'],
  low: ['', 'true'],
} as const;

/** Switches the page to every language and every look. */
export function Switches() {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const choose = (name: string, value: string) => {
    setChosen({ ...chosen, [name]: value });
    if (name === 'language') {
      if (isLanguage(value)) void switchLanguage(value, {});
    } else if (value === '') delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
  };
  const choices = { language: Object.keys(LANGUAGES), ...LOOKS };
  return (
    <nav className={styles.switches}>
      {Object.entries(choices).map(([name, values]) => (
        <label key={name}>
          {name}
          <select
            name={name}
            value={chosen[name] ?? values[0]}
            onChange={(event) => choose(name, event.target.value)}
          >
            {values.map((value) => (
              <option key={value} value={value}>
                {value === '' ? 'usual' : value}
              </option>
            ))}
          </select>
        </label>
      ))}
    </nav>
  );
}
