import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export interface Identity {
  certificate: string;
  key: string;
}

export interface Authority {
  certificate: string;
  issue(name: string): Identity;
}

// Just as much DER as a certificate needs: no OpenSSL has to be on a developer's machine.
const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
const integer = (bytes: Uint8Array) => tlv(0x02, bytes);
const octets = (content: Uint8Array) => tlv(0x04, content);
const bits = (content: Uint8Array) => tlv(0x03, Buffer.from([0]), content);
const yes = tlv(0x01, Buffer.from([0xff]));
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const instant = (ms: number) =>
  tlv(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (text: string) => sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(text)))));
const day = 86_400_000;

function certify(
  subject: { name: string; publicKey: KeyObject; isAuthority: boolean },
  issuer: { name: string; privateKey: KeyObject },
): string {
  const publicKey = subject.publicKey.export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(publicKey).digest().subarray(0, 8);
  serial[0] = (serial[0]! % 127) + 1;
  const extensions = sequence(
    sequence(oid('551d13'), yes, octets(subject.isAuthority ? sequence(yes) : sequence())),
    sequence(
      oid('551d11'),
      octets(sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])))),
    ),
  );
  const body = sequence(
    tlv(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ecdsaWithSha256,
    nameOf(issuer.name),
    sequence(instant(Date.now() - day), instant(Date.now() + day)),
    nameOf(subject.name),
    publicKey,
    tlv(0xa3, extensions),
  );
  const signature = sign('sha256', body, issuer.privateKey);
  const der = sequence(body, ecdsaWithSha256, bits(signature));
  const lines = der
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

const makeKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export function makeAuthority(name: string): Authority {
  const { publicKey, privateKey } = makeKeys();
  return {
    certificate: certify({ name, publicKey, isAuthority: true }, { name, privateKey }),
    issue: (subject) => {
      const keys = makeKeys();
      return {
        certificate: certify(
          { name: subject, publicKey: keys.publicKey, isAuthority: false },
          { name, privateKey },
        ),
        key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      };
    },
  };
}
