import { FastResponse } from 'srvx';

/** The same in this program and in the app that it runs, which are built apart. */
const whole = Symbol.for('vitrine.whole');

type Body = ReadableStream<Uint8Array<ArrayBuffer>> & { [whole]?: Buffer };

/**
 * A response that is all there. The framework makes another response of it, with headers of its own and the
 * same body: so the body is what holds the bytes, see {@link wholeOf}.
 */
export class WholeResponse extends FastResponse {
  readonly #body: Body;

  constructor(bytes: Buffer<ArrayBuffer>, init: ResponseInit) {
    const body: Body = streamOf(bytes);
    body[whole] = bytes;
    super(body, init);
    this.#body = body;
  }

  /** Known without making the platform's own response. */
  override get body(): Body {
    return this.#body;
  }
}

/** The bytes of a {@link WholeResponse}, or of one made of it; to be sent instead of its body. */
export function wholeOf({ body }: Response): Buffer | undefined {
  const held: Body | null = body;
  return held?.[whole];
}

function streamOf(bytes: Buffer<ArrayBuffer>): Body {
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    // Not before a person reads it.
    { highWaterMark: 0 },
  );
}
