import { expect, it } from 'vitest';
import { customSection, leb128, readFunctions } from '#/backend/db/embedded/wasm-sections.ts';

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

it('reads the functions of a module, and where their code begins', () => {
  const others = [1, 4, 1, 0x60, 0, 0, 3, 3, 2, 0, 0];
  const code = [10, 7, 2, 2, 0, 0x0b, 3, 0, 1, 0x0b];
  expect(readFunctions(Uint8Array.from([...header, ...others, ...code]))).toEqual({
    bodySizes: [2, 3],
    codeSectionAt: header.length + others.length,
  });
});

it('refuses a module without code, and one that is cut off', () => {
  expect(() => readFunctions(Uint8Array.from(header))).toThrow('without code');
  expect(() => readFunctions(Uint8Array.from([...header, 10, 7, 2]))).toThrow('ends too early');
});

it.each([
  [5, [5]],
  [127, [127]],
  [128, [128, 1]],
  [624_485, [0xe5, 0x8e, 0x26]],
])('writes %i as WebAssembly does', (value, bytes) => {
  expect(leb128(value)).toEqual(bytes);
});

it('writes a section of its own name', () => {
  expect([...customSection('ab', Uint8Array.of(7))]).toEqual([0, 4, 2, 0x61, 0x62, 7]);
});
