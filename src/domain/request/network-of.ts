import { isIPv6 } from 'node:net';

/** IPv6 by its /64, since one subscriber has all of it; IPv4-mapped IPv6 as IPv4. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The network of an address, too wide to be one subscriber's, as the log may name it: /24 of IPv4,
 * /48 of IPv6.
 */
export function loggableNetwork(address: string | null): string | null {
  if (address === null) return null;
  const network = networkOf(address);
  if (isIPv6(address) && network.endsWith('::/64')) {
    return `${groupsOf(address)
      .slice(0, 3)
      .map((group) => group.toString(16))
      .join(':')}::/48`;
  }
  return network.replace(/\.\d+$/, '.0/24');
}

/** The eight numbers of an IPv6 address; a zone behind it is left out. */
function groupsOf(address: string): number[] {
  const plain = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    });
  const [head = [], tail = []] = plain
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
