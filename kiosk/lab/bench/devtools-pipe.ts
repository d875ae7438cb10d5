import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';

/** What the browser writes: answers, which have the number of their question, and events. */
const MESSAGE = z.object({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});

/**
 * Chromium's developer tools by way of two pipes (https://chromedevtools.github.io/devtools-protocol/). Unlike Playwright it
 * asks the browser for nothing that it is not told to.
 */
export class DevToolsPipe {
  readonly #browser: ChildProcess;
  readonly #questions: Writable;
  /** Tells of each event by its name, and of each answer by the number of its question. */
  readonly #heard = new EventEmitter();
  readonly #ended = new AbortController();
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
    this.#browser.once('exit', () => this.#ended.abort());
    let rest = '';
    answers.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages.map((one) => MESSAGE.parse(JSON.parse(one))))
        this.#heard.emit(String(message.id ?? message.method), message);
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

  /** Calls a method of the protocol. @throws Error where the browser refuses it, or ends */
  async send(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const id = ++this.#count;
    const answer = this.next(String(id));
    this.#questions.write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    const { result, error } = MESSAGE.parse(await answer);
    if (error) throw new Error(error.message);
    return result;
  }

  /** Resolves with what the browser says when it next tells of an event. */
  async next(event: string): Promise<unknown> {
    const [message] = await once(this.#heard, event, { signal: this.#ended.signal });
    return message;
  }

  /** Ends the browser; resolves when it has ended. */
  async close(): Promise<void> {
    const ended = once(this.#browser, 'exit');
    this.#session = undefined;
    void this.send('Browser.close').catch(() => undefined);
    await ended;
  }
}
