import { afterAll, beforeAll } from 'vitest';
import { createMailServer, type MailServer } from './mail-server.ts';

/** Gives the surrounding file or `describe` a real SMTP server. */
export function withMailServer(): MailServer {
  const server = createMailServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return server;
}
