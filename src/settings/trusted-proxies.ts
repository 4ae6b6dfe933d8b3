import { BlockList, isIP } from 'node:net';

/**
 * The proxies in front of the shop: how many stand between it and its visitors, or the networks they are in.
 */
export type TrustedProxies = { count: number } | { networks: BlockList };

/**
 * Reads `1`, `loopback`, `10.0.0.0/8, 2001:db8::5`. Undefined for what is neither a number of proxies nor a
 * list of addresses and networks.
 */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(value)) return { count: Number(value) };
  const networks = new BlockList();
  return value.split(',').every((item) => addNetwork(networks, item.trim())) ? { networks } : undefined;
}

function addNetwork(networks: BlockList, item: string): boolean {
  if (item === 'loopback') return addNetwork(networks, '127.0.0.0/8') && addNetwork(networks, '::1');
  const [address = '', prefix, ...rest] = item.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
  // A network of everyone would believe what visitors write themselves.
  if (version === 0 || address.includes('%') || rest.length > 0 || length < 1 || length > longest)
    return false;
  networks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}
