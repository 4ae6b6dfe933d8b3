import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { text } from 'node:stream/consumers';
import type { Identity } from './certificates.ts';

export interface FakeProxy {
  url: string;
  target: string;
  stop(): Promise<void>;
}

export async function startFakeProxy(identity: Identity, clientAuthority: string): Promise<FakeProxy> {
  const server = createServer(
    {
      cert: identity.certificate,
      key: identity.key,
      requestCert: true,
      rejectUnauthorized: false,
      ca: clientAuthority,
    },
    (incoming, outgoing) => {
      const { authorized } = incoming.socket as TLSSocket;
      const headers = { ...incoming.headers, 'x-ssl-client-verify': authorized ? 'SUCCESS' : 'NONE' };
      const onward = httpRequest(
        proxy.target + incoming.url!,
        { method: incoming.method!, headers },
        (response) => {
          outgoing.writeHead(response.statusCode!, response.headers);
          response.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FakeProxy = {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    target: '',
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}

interface Post {
  body: string;
  headers?: Record<string, string>;
  authority: string;
  identity?: Identity;
}

export async function postOver(url: string, { body, headers, authority, identity }: Post): Promise<number> {
  const outgoing = httpsRequest(url, {
    method: 'POST',
    agent: false,
    ca: authority,
    ...(identity && { cert: identity.certificate, key: identity.key }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  await text(response);
  return response.statusCode!;
}
