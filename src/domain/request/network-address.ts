/** IPv4 with its last number 0, IPv6 with its first three groups. Null for anything else. */
export function networkAddress(address: string | null): string | null {
  const plain = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (v4) return `${v4[1]}.0`;
  if (!/^[\da-f:]{2,39}$/.test(plain) || !plain.includes(':')) return null;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').slice(0, 3);
  return `${groups.join(':')}::`;
}
