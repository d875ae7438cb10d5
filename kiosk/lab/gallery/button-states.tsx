import { Button } from '~/ui/button';
import { PenIcon } from '~/ui/screen-icons';
import { Part, State } from './state';

const LOOKS = ['main', 'second', 'quiet'] as const;
const STATES = {
  usual: { children: 'チェックインする' },
  icon: { children: 'ご署名', icon: <PenIcon /> },
  disabled: { children: '次へ', disabled: true },
  pending: { children: 'お待ちください', pending: true },
  'longest words': { children: 'Continue to the confirmation of your accommodation agreement' },
};

/** Buttons: three looks, each in every state. */
export function ButtonStates() {
  return (
    <Part name="Button">
      {LOOKS.map((look) => (
        <div key={look}>
          {Object.entries(STATES).map(([name, props]) => (
            <State key={name} name={`${look}, ${name}`}>
              <Button action={`${look}-${name}`} look={look} {...props} />
            </State>
          ))}
        </div>
      ))}
    </Part>
  );
}
