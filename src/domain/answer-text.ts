/** Longest answer that is read, in bytes: parsing and checking a longer one would freeze a slow tablet. */
export const LONGEST_ANSWER = 1_000_000;

/** The text of an answer, which is UTF-8. */
export type AnswerText = {
  readonly text: string;
  /** False for an answer that is too long, of which only the beginning is read. */
  readonly isComplete: boolean;
};

/**
 * Reads the text of a response. Rejects as `response.text()` does if the connection breaks.
 * @param most how much of it is read, in bytes
 */
export async function readText(response: Response, most = LONGEST_ANSWER): Promise<AnswerText> {
  const bytes = await response.arrayBuffer();
  const isComplete = bytes.byteLength <= most;
  return { text: new TextDecoder().decode(isComplete ? bytes : bytes.slice(0, most)), isComplete };
}

/** Whether a text has U+FFFD, as itself or as JSON writes it: it, or what its sender has stored, was in another encoding. */
export const isDamaged = (text: string): boolean => /\uFFFD|\\ufffd/i.test(text);

/** The JSON of an answer; undefined if it is not JSON, not UTF-8, or too long. */
export const jsonOf = ({ text, isComplete }: AnswerText): unknown =>
  isComplete ? parseJson(text) : undefined;

/** Parses JSON. Returns undefined if the text is not valid, or was damaged by a wrong encoding. */
export function parseJson(text: string): unknown {
  if (isDamaged(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
