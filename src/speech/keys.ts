import { LISTENING_ACTIONS, LISTENING_KEYS, type ListeningAction } from '~/domain/listening';

/** The keys that the hotel's keypad sends, beside those of an ordinary keyboard. */
export type OwnKeys = Readonly<Partial<Record<ListeningAction, readonly string[]>>>;

/** What a key does for a guest who listens. The hotel's own keys come first. */
export function actionOf(key: string, own: OwnKeys): ListeningAction | undefined {
  return (
    LISTENING_ACTIONS.find((action) => own[action]?.includes(key)) ??
    LISTENING_ACTIONS.find((action) => LISTENING_KEYS[action].includes(key))
  );
}

/** Keys that guests with sight use as well: they begin nothing. */
const ORDINARY: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

/** True for a key that only somebody who wants to listen presses. */
export const beginsListening = (key: string, own: OwnKeys): boolean => {
  const action = actionOf(key, own);
  return action !== undefined && action !== 'unplugged' && !ORDINARY.includes(key);
};
