import { FastResponse } from 'srvx';

/**
 * A response whose text is all there. The framework looks at a response's body without reading it, and the
 * platform's own would be made for that, with a stream which the text then goes through.
 */
export class WholeResponse extends FastResponse {
  readonly whole: string;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(whole: string, init: ResponseInit) {
    super(whole, init);
    this.whole = whole;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return (this.#stream ??= new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode(this.whole));
          controller.close();
        },
      },
      // Not before somebody reads it.
      { highWaterMark: 0 },
    ));
  }
}

/** The text of a {@link WholeResponse}: of this program, or of the app that it runs. */
export function wholeOf(response: Response): string | undefined {
  return 'whole' in response && typeof response.whole === 'string' ? response.whole : undefined;
}
