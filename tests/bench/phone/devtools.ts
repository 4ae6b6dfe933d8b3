import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { browserFlags } from '../../support/browser.ts';
import { makeDataFolder } from '../../support/data-folder.ts';

type Fields = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: Fields;
  result?: Fields;
  error?: { message: string };
  sessionId?: string;
}

/** A browser spoken to in the DevTools protocol, with nothing enabled that isn't asked for. */
export class DevTools {
  readonly #waiting = new Map<
    number,
    { resolve: (result: Fields) => void; reject: (error: Error) => void }
  >();
  readonly #listeners: ((message: Message) => void)[] = [];
  readonly #write: (text: string) => void;
  readonly #ended: Promise<unknown>;
  readonly #profile: string;
  #lastId = 0;

  private constructor(browser: ChildProcess, profile: string) {
    const [, , , input, output] = browser.stdio as [null, null, null, Writable, Readable];
    this.#write = (text) => void input.write(`${text}\0`);
    this.#ended = once(browser, 'exit');
    this.#profile = profile;
    let rest = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
  }

  static async start(browserPath: string): Promise<DevTools> {
    const profile = await makeDataFolder('vitrine-browser-');
    const flags = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...browserFlags()];
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
    return new DevTools(spawn(browserPath, flags, { stdio: [...stdio] }), profile);
  }

  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    const id = (this.#lastId += 1);
    this.#write(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  listen(sessionId: string, tell: (method: string, params: Fields) => void): void {
    this.#listeners.push(({ method, params = {}, sessionId: from }) => {
      if (method && from === sessionId) tell(method, params);
    });
  }

  async stop(): Promise<void> {
    // Gone before it answers, at times.
    void this.send('Browser.close');
    await this.#ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #receive(message: Message): void {
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (!waiting) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    this.#waiting.delete(message.id!);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result ?? {});
  }
}
