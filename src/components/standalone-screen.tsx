import { Frame } from './frame';
import { ScreenBody, type ScreenBodyProps } from './screen-body';

/** A screen outside of the journeys, in a frame of its own: home and the error screens. It has no texts with parameters. */
export function StandaloneScreen(props: Omit<ScreenBodyProps, 'overlay' | 'onSubmit'>) {
  return (
    <Frame path={props.path}>
      <ScreenBody {...props} />
    </Frame>
  );
}
