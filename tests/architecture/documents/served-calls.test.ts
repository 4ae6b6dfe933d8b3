import { expect, test } from 'vitest';
import { contract } from '#/contract/contract.ts';
import { nameOfCall, specifiedCalls } from '../../support/backend/specified-calls.ts';
import { thisProject } from '../support/project.ts';

const document = 'docs/served-calls.md';

function listServedCalls(): string[] {
  const names = new Map(
    Object.entries(contract).flatMap(([section, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => {
        const { method = 'GET', path = '' } = endpoint['~orpc'].route;
        return [`${method} ${path}`, { section, name }] as [string, { section: string; name: string }];
      }),
    ),
  );
  return specifiedCalls.map((call) => {
    const known = names.get(nameOfCall(call));
    if (!known) return `${nameOfCall(call)} isn't in the contract`;
    const { section, name } = known;
    const user = isCalledByStorefront(section, name) ? 'storefront' : 'served for other clients';
    return `\`${nameOfCall(call)}\` | \`${section}.${name}\` | ${user}`;
  });
}

/**
 * Only server functions call the backend: `backend().section.name(…)`, or `section.name(…)` after taking it
 * apart.
 */
function isCalledByStorefront(section: string, name: string): boolean {
  const called = new RegExp(String.raw`\b${section}\s*\.\s*${name}\s*\(`);
  return [...thisProject()].some(([path, source]) => path.endsWith('.functions.ts') && called.test(source));
}

test(`${document} names every specified call, and who uses it`, () => {
  const rows = (thisProject().get(document) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).replaceAll(/ +\|/g, ' |').trimEnd());
  expect(rows).toEqual(listServedCalls());
});
