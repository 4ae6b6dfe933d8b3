import { createSocket } from 'node:dgram';

export interface DnsServer {
  address: string;
  /** TXT records by name; names that are missing don't exist. */
  texts: Record<string, string[]>;
  stop(): void;
}

/** A DNS server over UDP that knows TXT records only. */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = { address: '', texts: {}, stop: () => socket.close() };
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query, 12);
    const texts = server.texts[name.toLowerCase()];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(texts ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(texts?.length ?? 0, 6);
    const answers = (texts ?? []).map(recordOf);
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...answers]), port, address);
  });
  await new Promise<void>((settle) => socket.bind(0, '127.0.0.1', settle));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function readName(query: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  while (query[at] !== 0) {
    const length = query[at]!;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function recordOf(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}
