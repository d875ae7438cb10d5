import { type ChildProcess, spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';

/** What the browser writes: answers, which have the number of their question, and events. */
const MESSAGE = z.object({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});

type Answer = { readonly done: (result: unknown) => void; readonly failed: (error: Error) => void };

/**
 * Chromium's developer tools by way of two pipes (https://chromedevtools.github.io/devtools-protocol/). Unlike Playwright it
 * asks the browser for nothing that it is not told to.
 */
export class DevToolsPipe {
  readonly #browser: ChildProcess;
  readonly #questions: Writable;
  readonly #answers = new Map<number, Answer>();
  readonly #listeners = new Set<(event: string) => void>();
  #count = 0;
  #session: string | undefined;

  /** Starts a browser. @throws Error where the system gives no pipes to it */
  constructor(program: string, args: readonly string[]) {
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
    this.#browser = spawn(program, ['--remote-debugging-pipe', ...args], { stdio: [...stdio] });
    const [, , , questions, answers] = this.#browser.stdio;
    if (!(questions instanceof Writable) || !(answers instanceof Readable))
      throw new Error(`${program} has no pipes`);
    this.#questions = questions;
    this.#listen(answers);
    this.#browser.once('exit', () => {
      for (const { failed } of this.#answers.values()) failed(new Error(`${program} has ended`));
    });
  }

  /** Directs all further calls to the browser's first page. */
  async attach(): Promise<void> {
    const { targetInfos } = z
      .object({ targetInfos: z.array(z.object({ type: z.string(), targetId: z.string() })) })
      .parse(await this.send('Target.getTargets'));
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
    const attached = await this.send('Target.attachToTarget', { targetId, flatten: true });
    this.#session = z.object({ sessionId: z.string() }).parse(attached).sessionId;
  }

  /** Calls a method of the protocol. @throws Error where the browser refuses it */
  send(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const id = ++this.#count;
    this.#questions.write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    return new Promise((done, failed) => this.#answers.set(id, { done, failed }));
  }

  /** Resolves when the browser next tells of an event. */
  next(event: string): Promise<void> {
    return new Promise((resolve) => {
      const listener = (name: string) => {
        if (name !== event) return;
        this.#listeners.delete(listener);
        resolve();
      };
      this.#listeners.add(listener);
    });
  }

  /** Ends the browser; resolves when it has ended. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#browser.once('exit', resolve));
    this.#session = undefined;
    void this.send('Browser.close').catch(() => undefined);
    await ended;
  }

  #listen(answers: Readable): void {
    let rest = '';
    answers.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#take(MESSAGE.parse(JSON.parse(message)));
    });
  }

  #take({ id, method, result, error }: z.infer<typeof MESSAGE>): void {
    if (id === undefined) {
      for (const listener of [...this.#listeners]) listener(method ?? '');
      return;
    }
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (error) answer?.failed(new Error(error.message));
    else answer?.done(result);
  }
}
