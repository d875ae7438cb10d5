import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The hotel's "no": a status and the words that become `error_msg`. They name the header or field, never its value. */
export class Refusal extends Error {
  /** HTTP status of the answer. */
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** The answer to what was refused. @throws what is no refusal */
export function refusalAnswer(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error;
  return Response.json({ error_msg: error.message }, { status: error.status });
}

/** @throws {Refusal} 400 with these words where something is not as it has to be */
export function demand(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new Refusal(400, message);
}
