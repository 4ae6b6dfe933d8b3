import { spawn } from 'node:child_process';
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
  readonly #end: () => Promise<void>;
  #lastId = 0;

  private constructor(input: Writable, output: Readable, end: () => Promise<void>) {
    this.#write = (text) => void input.write(`${text}\0`);
    this.#end = end;
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
    const child = spawn(browserPath, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    return new DevTools(child.stdio[3] as Writable, child.stdio[4] as Readable, async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  }

  /** Sends a command to the browser, or to the page of a session. */
  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    const id = (this.#lastId += 1);
    this.#write(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Calls back for each event of a page's session. */
  listen(sessionId: string, tell: (method: string, params: Fields) => void): void {
    this.#listeners.push(({ method, params = {}, sessionId: from }) => {
      if (method && from === sessionId) tell(method, params);
    });
  }

  stop(): Promise<void> {
    return this.#end();
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
