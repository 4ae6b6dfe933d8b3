import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { findMunicipality, listMunicipalities } from '#/backend/modules/places/municipalities.ts';
import { stateCodes } from '#/domain/person/person-values.ts';

it('finds every municipality by its name and state, whatever capitals, accents and hyphens', () => {
  const all = listMunicipalities();
  expect(all).toHaveLength(5571);
  for (const { code, name, uf } of all) {
    expect(findMunicipality(name, uf)?.code).toBe(code);
    expect(findMunicipality(name.toUpperCase().replaceAll('-', ' '), uf)?.code).toBe(code);
  }
  expect(findMunicipality('sao jose', 'SC')?.code).toBe(4216602);
  expect(findMunicipality('São José', 'AC')).toBeUndefined();
});

it('agrees with another list on codes and states', () => {
  const others = new Map(
    stateCodes.flatMap((uf) =>
      getMunicipalities(uf as 'SC').map(({ code }): [number, string] => [Number(code), uf]),
    ),
  );
  const unknown = listMunicipalities().filter(({ code, uf }) => others.get(code) !== uf);
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

it('lies within Brazil', () => {
  for (const { name, latitude, longitude } of listMunicipalities()) {
    expect(latitude, name).toBeGreaterThan(-34);
    expect(latitude, name).toBeLessThan(5.5);
    expect(longitude, name).toBeGreaterThan(-74);
    expect(longitude, name).toBeLessThan(-32);
  }
});
