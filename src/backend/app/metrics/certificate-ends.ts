import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { BackendSettings } from '#/backend/settings.ts';

const connectMs = 5000;

/** When the certificates of the shop end, in seconds since 1970, by host or setting. */
export async function readCertificateEnds({
  publicUrl,
  cardPages,
  apiPix,
}: Pick<BackendSettings, 'publicUrl' | 'cardPages' | 'apiPix'>): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  if (apiPix) ends.set('API_PIX_CERT', secondsOf(new X509Certificate(apiPix.certificate).validTo));
  const origins = [publicUrl, cardPages.origin].filter((origin) => origin?.startsWith('https:'));
  await Promise.all(
    origins.map(async (origin) => {
      const { host, hostname, port } = new URL(origin!);
      const end = await readEnd(hostname, Number(port || 443));
      if (end !== undefined) ends.set(host, end);
    }),
  );
  return ends;
}

/** Also of one that has ended, which no client accepts: nothing is sent there. */
function readEnd(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      timeout: connectMs,
      rejectUnauthorized: false,
    });
    const end = (seconds?: number) => {
      socket.destroy();
      resolve(seconds);
    };
    socket.once('secureConnect', () => end(secondsOf(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end());
    socket.once('error', () => end());
  });
}

const secondsOf = (text: string) => new Date(text).getTime() / 1000;
