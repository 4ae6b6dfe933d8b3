import { createServer } from 'node:net';

/** The port, or with 0 a free one. Rejects with one clear line, naming the setting, when it can't be had. */
export function findFreePort(host: string, port: number, setting = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(describeListenError(error, host, port, setting)));
    });
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function describeListenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting: string,
): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or set ${setting} to another one.`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Set ${setting} to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine.`;
  }
  return `Can't listen on ${host}:${port}: ${error.message}`;
}
