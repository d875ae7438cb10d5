import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal: a status and an `error_msg` that names the header or field, never its value. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

export function refusalAnswer(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error;
  return Response.json({ error_msg: error.message }, { status: error.status });
}

/** @throws {Refusal} 400 with the message unless `isRight` */
export function demand(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new Refusal(400, message);
}
