import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** The `import.meta.url` of a file beside the thread's. In the build all files are in one folder. */
  beside: string;
  input: unknown;
  mostMs: number;
  mostMegabytes: number;
}

/** A file that runs in a thread, so that it can't hold the process, nor take more than its share of it. */
export class Thread<Message> {
  readonly #worker: Worker;
  readonly #ended = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isRead = false;

  constructor(name: string, { beside, input, mostMs, mostMegabytes }: ThreadOptions) {
    this.#worker = new Worker(new URL(`${name}${extname(beside)}`, beside), {
      workerData: input,
      name,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 8 },
    });
    this.#timer = setTimeout(() => this.end(), mostMs);
    this.#worker.once('error', () => this.end());
    this.#worker.once('exit', () => this.end());
  }

  /**
   * What it posts next; undefined when it failed, or took too long or too much memory. A thread that posts
   * more than once waits for a message before each further one: messages at once hold the process.
   */
  async next(): Promise<Message | undefined> {
    try {
      const coming = once(this.#worker, 'message', { signal: this.#ended.signal });
      if (this.#isRead) this.#worker.postMessage(null);
      this.#isRead = true;
      const [message] = (await coming) as [Message];
      return message;
    } catch {
      return undefined;
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#ended.abort();
    void this.#worker.terminate();
  }
}

/** The one message of a thread. */
export async function runInThread<Result>(name: string, options: ThreadOptions): Promise<Result | undefined> {
  const thread = new Thread<Result>(name, options);
  try {
    return await thread.next();
  } finally {
    thread.end();
  }
}
