const headEnd = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

export function createResponseReader(): (piece: Buffer) => boolean {
  let bytesLeft: number | 'chunked' | undefined;
  let lastBytes = '';
  return (piece) => {
    let body = piece;
    if (bytesLeft === undefined) {
      const end = piece.indexOf(headEnd);
      bytesLeft = readHead(piece.toString('latin1', 0, end));
      body = piece.subarray(end + headEnd.length);
    }
    if (bytesLeft === 'chunked') {
      const tail = body.subarray(-lastChunk.length).toString('latin1');
      lastBytes = (lastBytes + tail).slice(-lastChunk.length);
      return lastBytes === lastChunk;
    }
    bytesLeft -= body.length;
    return bytesLeft <= 0;
  };
}

function readHead(head: string): number | 'chunked' {
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`answered ${head.split('\r\n', 1)[0]}`);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/^transfer-encoding: *chunked/im.test(head)) return 'chunked';
  throw new Error('a response without a length');
}
