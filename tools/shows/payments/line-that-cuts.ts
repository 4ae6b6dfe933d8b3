import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to PostgreSQL that counts what is committed over it, and can be cut right after a commit. */
export interface LineThatCuts {
  url: string;
  /** How much was committed since {@link cutAfter} was called last. */
  readonly commits: number;
  cutAfter(commits: number, onCut?: () => void): void;
  close(): Promise<void>;
}

export async function openLineThatCuts(databaseUrl: string): Promise<LineThatCuts> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let commits = 0;
  let planned = { after: Infinity, onCut: () => {} };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((inner) => {
    const outer = connect({ host: hostname, port: Number(port || 5432) });
    const countCommits = commitCounter();
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
    inner.pipe(outer);
    outer.on('data', (chunk: Buffer) => {
      const before = commits;
      commits += countCommits(chunk);
      const isReached = before < planned.after && commits >= planned.after;
      if (!isReached) return void inner.write(chunk);
      planned.onCut();
      cut();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    get commits() {
      return commits;
    },
    cutAfter: (after, onCut = () => {}) => {
      commits = 0;
      planned = { after, onCut };
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Counts commits in what the server says on one connection. Each message is a letter, its length in four
 * bytes, and its content: C ends a statement and names what it did, Z says that the server waits, and whether
 * within a transaction.
 */
function commitCounter(): (chunk: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  let hasWritten = false;
  return (chunk) => {
    let commits = 0;
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      const kind = String.fromCharCode(rest[0]!);
      const content = rest.subarray(5, end).toString('latin1');
      rest = rest.subarray(end);
      if (kind === 'C' && /^(INSERT 0|UPDATE|DELETE) [1-9]/.test(content)) hasWritten = true;
      if (kind === 'C' && content.startsWith('ROLLBACK')) hasWritten = false;
      if (kind !== 'Z' || content !== 'I' || !hasWritten) continue;
      hasWritten = false;
      commits++;
    }
    return commits;
  };
}
