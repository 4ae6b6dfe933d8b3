import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface AddressThatStays {
  url: string;
  /** Where connections lead from now on; null refuses them. */
  target: string | null;
  holds: boolean;
  holdsRequests: string | undefined;
  onRequest: { requestLine: string; passedOn: () => void; answered: () => void } | undefined;
  loseResponseTo: { requestLine: string; lost: () => void } | undefined;
  cut(): void;
  close(): Promise<void>;
}

export async function openAddressThatStays(): Promise<AddressThatStays> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (address.target === null) return client.destroy();
    const { port } = new URL(address.target);
    const backend = connect(Number(port), '127.0.0.1');
    const cut = () => {
      client.destroy();
      backend.destroy();
    };
    let losing: (() => void) | undefined;
    let answered: (() => void) | undefined;
    for (const socket of [client, backend]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    client.on('data', (chunk) => {
      if (address.holds) return;
      const held = address.holdsRequests;
      if (held && chunk.toString('latin1').startsWith(held)) return;
      const loss = address.loseResponseTo;
      if (loss && chunk.toString('latin1').startsWith(loss.requestLine)) losing = loss.lost;
      backend.write(chunk);
      const watch = address.onRequest;
      if (watch && chunk.toString('latin1').startsWith(watch.requestLine)) {
        answered = watch.answered;
        watch.passedOn();
      }
    });
    backend.on('data', (chunk) => {
      if (!losing) {
        client.write(chunk);
        answered?.();
        answered = undefined;
        return;
      }
      cut();
      losing();
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address: AddressThatStays = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: null,
    holds: false,
    holdsRequests: undefined,
    onRequest: undefined,
    loseResponseTo: undefined,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        address.cut();
      }),
  };
  return address;
}
