import styles from './gallery.module.css';
import { Part, State } from './state';

const COLOURS = [
  'primary',
  'primary-deep',
  'primary-wash',
  'primary-line',
  'on-primary',
  'accent',
  'accent-wash',
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'error',
  'error-wash',
];
const SIZES = ['title', 'title-section', 'text-input', 'text-fact', 'text-lead', 'text'];

/** The colours and sizes that everything is made of. */
export function Tokens() {
  return (
    <>
      <Part name="Colours">
        {COLOURS.map((name) => (
          <State key={name} name={`--${name}`}>
            <div className={styles.swatch} style={{ background: `var(--${name})` }} />
          </State>
        ))}
      </Part>
      <Part name="Type">
        {SIZES.map((name) => (
          <State key={name} name={`--${name}`}>
            <p style={{ fontSize: `var(--${name})` }}>ご予約のお名前 Check-in ¥24,300</p>
          </State>
        ))}
      </Part>
    </>
  );
}
