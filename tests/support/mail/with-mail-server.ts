import { afterAll, beforeAll } from 'vitest';
import { createMailServer, type MailServer } from './mail-server.ts';

export function withMailServer(): MailServer {
  const server = createMailServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return server;
}
