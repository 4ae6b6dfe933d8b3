import { networkOf } from '#/domain/request/network-of.ts';

export interface Uploader {
  personId: number;
  address: string | null;
}

const most = { all: 8, network: 4, person: 2 };

/** Limits concurrent uploads, by person and by network. */
export class UploadTurns {
  readonly #underWay = new Set<Uploader>();

  take(uploader: Uploader): (() => void) | undefined {
    const { personId, address } = uploader;
    const others = [...this.#underWay];
    const ofPerson = others.filter((other) => other.personId === personId).length;
    const ofNetwork =
      address === null
        ? 0
        : others.filter((other) => other.address !== null && networkOf(other.address) === networkOf(address))
            .length;
    if (others.length >= most.all || ofPerson >= most.person || ofNetwork >= most.network) return undefined;
    const turn = { ...uploader };
    this.#underWay.add(turn);
    return () => void this.#underWay.delete(turn);
  }
}

/** A slow phone sends more: this many bytes in each window of so many milliseconds. */
const leastRate = { bytes: 40_000, windowMs: 5000 };

export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
}

/** Ends the body with a {@link SlowBodyError} when it is slower than the minimum rate. */
export function requireMinimumRate(request: Request, { bytes, windowMs } = leastRate): Request {
  if (!request.body) return request;
  let arrived = 0;
  let watch: NodeJS.Timeout | undefined;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      watch = setInterval(() => {
        if (arrived < bytes) {
          clearInterval(watch);
          controller.error(new SlowBodyError(`${arrived} bytes came in ${windowMs} ms`));
        }
        arrived = 0;
      }, windowMs).unref();
    },
    transform(chunk, controller) {
      arrived += chunk.byteLength;
      controller.enqueue(chunk);
    },
    flush: () => clearInterval(watch),
  });
  const { url, method, headers, body } = request;
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: body.pipeThrough(counted),
    duplex: 'half',
  };
  return new Request(url, init);
}
