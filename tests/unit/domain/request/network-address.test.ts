import { expect, it } from 'vitest';
import { networkAddress } from '#/domain/request/network-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:DB8:12:34::1', '2001:db8:12::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['somebody', null],
  ['203.0.113', null],
  ['', null],
  [null, null],
])('of %s keeps %s', (address, network) => {
  expect(networkAddress(address)).toBe(network);
});
