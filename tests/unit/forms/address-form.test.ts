import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparePlace,
  describePlace,
  placeNames,
  type Place,
} from '#/storefront/forms/fields/address-form.ts';

const empty: Place = { logradouro: '', bairro: '', cidade: '', uf: '' };
const blumenau: Place = {
  logradouro: 'Rua Quinze de Novembro',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};
const pomerode: Place = { ...empty, cidade: 'Pomerode', uf: 'SC' };

// FORM-28
describe('what a CEP tells of an address', () => {
  test('goes into what is empty, and nowhere else', () => {
    const text = fc.constantFrom('', ' ', 'Rua A', 'Centro', 'SC');
    const place = fc.record({ logradouro: text, bairro: text, cidade: text, uf: text });
    fc.assert(
      fc.property(place, place, (found, typed) => {
        const { missing, others } = comparePlace(found, typed);
        for (const name of placeNames) {
          const isEmpty = typed[name].trim() === '';
          expect(missing[name]).toBe(isEmpty && found[name] !== '' ? found[name] : undefined);
          if (others[name] !== undefined) expect([isEmpty, found[name]]).toEqual([false, others[name]]);
        }
      }),
      { seed: 5_2026 },
    );
  });

  test('of a whole street is checked and completed by the number', () => {
    expect(comparePlace(blumenau, empty)).toEqual({ missing: blumenau, others: {} });
    expect(describePlace(blumenau, {})).toBe('Endereço encontrado. Confira e complete o número.');
  });

  test('of a town with a single CEP empties neither street nor district, and asks for them', () => {
    const typed = { ...empty, logradouro: 'Rua das Flores', bairro: 'Testo' };
    expect(comparePlace(pomerode, typed)).toEqual({ missing: { cidade: 'Pomerode', uf: 'SC' }, others: {} });
    expect(describePlace(pomerode, {})).toBe(
      'Este CEP vale para a cidade toda. Complete a rua, o bairro e o número.',
    );
  });

  test('is offered where it differs, whatever case and accents', () => {
    const typed = { ...blumenau, logradouro: 'rua quinze de novembro', cidade: 'Gaspar' };
    const { missing, others } = comparePlace(blumenau, typed);
    expect([missing, others]).toEqual([{}, { cidade: 'Blumenau' }]);
    expect(describePlace(blumenau, others)).toBe(
      'O endereço deste CEP é outro: Rua Quinze de Novembro, Centro, Blumenau/SC. Confira o que está preenchido.',
    );
  });
});
