import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleTableFile, writeRoleTable } from './role-table.ts';

const unpadded = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/-+/g, '-').trim();

test('the table of roles in the docs is current: `npm run roles` writes it', () => {
  expect(unpadded(readFileSync(roleTableFile, 'utf8'))).toBe(unpadded(writeRoleTable()));
});
