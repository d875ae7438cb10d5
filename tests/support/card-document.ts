import type { CardAnswer, CardScript, TokenOrder } from '~/hotel/outside/card-messages';

/** What a card document that a test puts into the frame does. */
export type DocumentOfTest = {
  /** Once it has been told of its script. */
  readonly onScript: (script: CardScript) => CardAnswer | undefined;
  /** Once it has been asked for a token. */
  readonly onOrder: (order: TokenOrder) => unknown;
};

/** The document's side of the port: says what the test has it say; undefined is silence. */
export function answerAt(port: MessagePort, script: CardScript, { onScript, onOrder }: DocumentOfTest): void {
  const say = (answer: unknown) => {
    if (answer !== undefined) port.postMessage(answer);
  };
  port.onmessage = ({ data }) => say(onOrder(data));
  say(onScript(script));
}
