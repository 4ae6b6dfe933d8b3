import { createServer } from 'node:net';

export function findFreePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) settle(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
