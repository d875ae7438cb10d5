import { Keypad } from '~/ui/keypad/keypad';
import { ButtonStates } from './button-states';
import { ControlStates } from './control-states';
import { DialogStates } from './dialog-states';
import { FrameStates } from './frame-states';
import styles from './gallery.module.css';
import { ReadingStates } from './reading-states';
import { Switches } from './switches';
import { Tokens } from './tokens';

const never = () => false;

/** The whole page. */
export function Gallery() {
  return (
    <div className={styles.sheet}>
      <Switches />
      <main className={styles.states}>
        <h1>Components</h1>
        <Tokens />
        <ButtonStates />
        <ControlStates />
        <ReadingStates />
        <FrameStates />
        <DialogStates />
      </main>
      <Keypad screen="gallery" isLeaving={never} />
    </div>
  );
}
