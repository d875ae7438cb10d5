import { Button } from '~/ui/button';
import { PenIcon } from '~/ui/screen-icons';
import { Part, State } from './state';

const LOOKS = ['main', 'second', 'quiet'] as const;

/** Buttons: three looks, each in every state. */
export function ButtonStates() {
  return (
    <Part name="Button">
      {LOOKS.map((look) => (
        <div key={look}>
          <State name={`${look}`}>
            <Button action={`${look}`} look={look}>
              チェックインする
            </Button>
          </State>
          <State name={`${look}, icon`}>
            <Button action={`${look}-icon`} look={look} icon={<PenIcon />}>
              ご署名
            </Button>
          </State>
          <State name={`${look}, disabled`}>
            <Button action={`${look}-disabled`} look={look} disabled>
              次へ
            </Button>
          </State>
          <State name={`${look}, pending`}>
            <Button action={`${look}-pending`} look={look} pending>
              お待ちください
            </Button>
          </State>
          <State name={`${look}, longest words`}>
            <Button action={`${look}-long`} look={look}>
              Continue to the confirmation of your accommodation agreement
            </Button>
          </State>
        </div>
      ))}
    </Part>
  );
}
