import { vi } from 'vitest';
import { type CardScript, GREETING } from '~/hotel/outside/card-messages';
import { answerAt, type DocumentOfTest } from './card-document';

/** Replaces the card document's frame by an element that answers as the test says. */
export function openCardProvider(documentOfProvider: DocumentOfTest): void {
  const create = document.createElement.bind(document);
  const createFrame = () => {
    const contentWindow = {
      postMessage: (script: CardScript, _: string, [port]: readonly [MessagePort]) =>
        answerAt(port, script, documentOfProvider),
    };
    const frame = Object.defineProperty(create('div'), 'contentWindow', { value: contentWindow });
    setTimeout(() =>
      window.dispatchEvent(Object.assign(new Event('message'), { source: contentWindow, data: GREETING })),
    );
    return frame;
  };
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'iframe' ? createFrame() : create(name),
  );
}
