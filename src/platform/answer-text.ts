import { LONGEST_JSON } from './json-text';

/** The text of an answer, which is UTF-8. */
export type AnswerText = {
  readonly text: string;
  /** False for a long answer, which is cut. */
  readonly isComplete: boolean;
};

/** Reads the text of a response up to a limit. Rejects if the connection breaks. @param most limit in bytes */
export async function readText(response: Response, most = LONGEST_JSON): Promise<AnswerText> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let room = most;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return { text: text + decoder.decode(), isComplete: true };
    text += decoder.decode(value.subarray(0, room), { stream: true });
    room -= value.length;
    if (room >= 0) continue;
    void reader?.cancel().catch(() => undefined);
    return { text, isComplete: false };
  }
}

/** The parsed JSON of an answer; undefined if it is too long or no JSON. */
export const jsonOf = ({ text, isComplete }: AnswerText, parse: (text: string) => unknown): unknown =>
  isComplete ? parse(text) : undefined;
