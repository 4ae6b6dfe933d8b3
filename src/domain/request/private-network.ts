import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * True for an address that no visitor from the internet has: loopback, private, link-local, shared
 * by a carrier.
 */
export function isPrivateAddress(address: string): boolean {
  return isLoopback(address) || isAmong(privateNetworks, address);
}

/**
 * True for a host of an address that only this machine or its own network reaches: localhost, a
 * private address, a name without a dot, or under a domain that the internet doesn't have (RFC 2606,
 * 6761, 6762, 8375).
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPrivateAddress(host) || host === '0.0.0.0' || host === '::';
  return !host.includes('.') || /\.(localhost|local|lan|test|internal|home\.arpa)$/i.test(host);
}

export function isLoopback(address: string): boolean {
  return isAmong(loopback, address);
}

export function isAmong(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address.replace(/%.*$/, ''), version === 4 ? 'ipv4' : 'ipv6');
}

/** Without port and zone, IPv4-mapped IPv6 as IPv4. Undefined for no address. */
export function readAddress(reported: string): string | undefined {
  const bare = reported
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? undefined : bare;
}
