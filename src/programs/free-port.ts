import { createServer } from 'node:net';
import { describeLockHolder } from '#/backend/db/data-folder-lock.ts';

interface PortWish {
  host: string;
  /** 0 asks for any free one. */
  port: number;
  setting?: string;
  dataDir?: string;
}

export async function findFreePort(wish: PortWish): Promise<number> {
  try {
    return await listenOnce(wish);
  } catch (error) {
    throw new Error(await describeListenError(error as NodeJS.ErrnoException, wish), { cause: error });
  }
}

function listenOnce({ host, port }: PortWish): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

async function describeListenError(
  error: NodeJS.ErrnoException,
  { host, port, setting = 'PORT', dataDir }: PortWish,
): Promise<string> {
  if (error.code === 'EADDRINUSE') {
    const holder = dataDir === undefined ? undefined : await describeLockHolder(dataDir);
    const another = `${setting}=${port < 65_535 ? port + 1 : port - 1}`;
    if (!holder) return `Port ${port} is taken. Stop what uses it, or start with ${another}.`;
    // Port 0 returns a free one. Rejects with one clear line and advice when the port can't be used.
    return `Port ${port} is taken, it seems by ${holder.name}, which has the data folder ${dataDir} open. ${holder.howToStop}, or start with ${another} and another DATA_DIR.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Set ${setting} to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine.`;
  }
  return `Can't listen on ${host}:${port}: ${error.message}`;
}
