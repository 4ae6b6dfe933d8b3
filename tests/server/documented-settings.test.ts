import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backendSettingsTable } from '#/backend/settings.ts';
import { storefrontSettingsTable } from '#/server/settings.ts';
import type { SettingsTable } from '#/settings/settings.ts';

// The commands set NODE_ENV; nobody else should.
const { NODE_ENV: _, ...storefront } = storefrontSettingsTable;
const table: SettingsTable = { ...storefront, ...backendSettingsTable };
const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| ([^|]*)\|/gm)];
const documented = new Map(rows.map(([, name, fallback]) => [name!, fallback!.trim()]));

it('the README has every setting in its table, and no other', () => {
  expect([...documented.keys()].toSorted()).toEqual(Object.keys(table).toSorted());
});

it.each(Object.entries(table))('the README tells the default of %s', (name, setting) => {
  const told = setting.fallback ? `\`${setting.fallback}\`` : (setting.fallbackMeaning ?? '');
  expect(documented.get(name)).toBe(told);
});
