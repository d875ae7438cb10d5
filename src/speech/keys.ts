import { LISTENING_ACTIONS, LISTENING_KEYS, type ListeningAction } from '~/domain/listening';

/** Additional keys of the hotel's keypad: `next=F18`. */
export type OwnKeys = readonly string[];

/** The action of a key for a guest who listens. The hotel's own keys come first. */
export const actionOf = (key: string, own: OwnKeys): ListeningAction | undefined =>
  LISTENING_ACTIONS.find((action) => own.includes(`${action}=${key}`)) ??
  LISTENING_ACTIONS.find((action) => LISTENING_KEYS[action].includes(key));

/** The name of an action's key on an ordinary keyboard. */
export const KEY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  LISTENING_ACTIONS.flatMap((action) => LISTENING_KEYS[action].slice(0, 1).map((key) => [action, key])),
);

/** Keys that guests with sight use as well: they begin nothing. */
const ORDINARY: ReadonlySet<string> = new Set(
  (['next', 'previous', 'left', 'right', 'select', 'skip', 'back'] as const).flatMap(
    (action) => LISTENING_KEYS[action],
  ),
);

/** True for a key that only somebody who wants to listen presses. */
export const beginsListening = (
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  own: OwnKeys,
): boolean => {
  const action = actionOf(key, own);
  return (
    !(altKey || ctrlKey || metaKey || ORDINARY.has(key)) && action !== undefined && action !== 'unplugged'
  );
};
