import { Frame } from '~/components/frame';
import { Screen } from '~/components/screen';
import { Steps } from '~/components/steps';
import styles from './gallery.module.css';
import { Part, State } from './state';

/** Steps, and the frame of a screen with a call under way. */
export function FrameStates() {
  return (
    <>
      <Part name="Steps">
        <State name="third of check-in">
          <Steps path="/checkin/input-representative" current="guests" />
        </State>
      </Part>
      <Part name="Screen">
        <div className={styles.frame}>
          <Frame path="/checkin/search" steps={<Steps path="/checkin/search" current="search" />}>
            <Screen path="/checkin/search" pending busyOverlay="at-once" button="ご予約を探す">
              <p>ご予約のお名前をご入力ください。</p>
            </Screen>
          </Frame>
        </div>
      </Part>
    </>
  );
}
