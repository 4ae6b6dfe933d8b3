import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCityState, splitCityState } from '#/domain/person/city-state.ts';
import { isFullName } from '#/domain/person/full-name.ts';
import { stateCodes } from '#/domain/person/person-values.ts';

describe('city and state', () => {
  it.each(['FLORIANÓPOLIS/SC', 'JARAGUÁ DO SUL/SC', 'RIO/RJ', 'SÃO JOSÉ/SC'.normalize('NFD')])(
    '%s is one',
    (text) => {
      expect(isCityState(text)).toBe(true);
    },
  );

  it.each([
    'Florianópolis/SC',
    'FLORIANÓPOLIS',
    'FLORIANÓPOLIS/S',
    'FLORIANÓPOLIS/SCA',
    '/SC',
    'RIO /RJ',
    'R10/RJ',
    'RIO/Rj',
    'RIO//RJ',
    '',
  ])('%j is not', (text) => {
    expect(isCityState(text)).toBe(false);
    expect(splitCityState(text)).toBeUndefined();
  });

  it.each([
    ['JARAGUÁ DO SUL/SC', 'Jaraguá do Sul', 'SC'],
    ['ÓBIDOS/PA', 'Óbidos', 'PA'],
    ['SÃO JOSÉ DOS PINHAIS/PR'.normalize('NFD'), 'São José dos Pinhais', 'PR'],
    ['DO SUL/SC', 'Do Sul', 'SC'],
  ])('%s is %s in %s', (text, city, state) => {
    expect(splitCityState(text)).toEqual({ city: city.normalize('NFC'), state });
  });

  it('two letters that are no state are left as they were typed', () => {
    expect(isCityState('LISBOA/PT')).toBe(true);
    expect(splitCityState('LISBOA/PT')).toBeUndefined();
  });

  it('is split and joined again without loss, and written as names are', () => {
    const word = fc.constantFrom('SANTA', 'ÁGUAS', 'MORNAS', 'DO', 'DE', 'IÇARA', 'TIJUCAS');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...stateCodes),
        (words, uf) => {
          const place = splitCityState(`${words.join(' ')}/${uf}`);
          expect(`${place?.city.toUpperCase()}/${place?.state}`).toBe(`${words.join(' ')}/${uf}`);
          expect(isFullName(`Vila ${place?.city}`)).toBe(true);
        },
      ),
      { seed: 5_2026 },
    );
  });

  it('every municipality of IBGE is one, and comes back with its name', () => {
    const places = [
      ...getMunicipalities(),
      { name: 'Januário Cicco (Boa Saúde)', stateCode: 'RN' },
      { name: 'Santa Bárbara d’Oeste', stateCode: 'SP' },
    ];
    expect(places).toHaveLength(5573);
    const written = places.map(({ name, stateCode }) => `${name.toLocaleUpperCase('pt-BR')}/${stateCode}`);
    expect(written.filter((text) => !isCityState(text))).toEqual([]);
    const back = written.map((text) => splitCityState(text));
    expect(back.map((place) => `${place?.city.toLocaleUpperCase('pt-BR')}/${place?.state}`)).toEqual(written);
  });

  it.each(["D'/SP", "D''ÁGUA/SP", '-MIRIM/SP', 'MOGI-/SP', 'MOGI - MIRIM/SP', 'AÇU ()/RN', 'AÇU(RN)/RN'])(
    '%j is written as no city is',
    (text) => {
      expect(isCityState(text)).toBe(false);
    },
  );

  it('answers at once on a hostile text', () => {
    const started = performance.now();
    isCityState(`${'A '.repeat(100_000)}1`);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
