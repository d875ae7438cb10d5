import type { CardAnswer, CardScript, TokenOrder } from '~/hotel/outside/card-messages';

export type DocumentOfTest = {
  /** After it hears of its script. */
  readonly onScript: (script: CardScript) => CardAnswer | undefined;
  /** After a request for a token. */
  readonly onOrder: (order: TokenOrder) => unknown;
};

/** Answers at the document's side of the port as the test says; undefined is silence. */
export function answerAt(port: MessagePort, script: CardScript, { onScript, onOrder }: DocumentOfTest): void {
  const say = (answer: unknown) => {
    if (answer !== undefined) port.postMessage(answer);
  };
  port.onmessage = ({ data }) => say(onOrder(data));
  say(onScript(script));
}
