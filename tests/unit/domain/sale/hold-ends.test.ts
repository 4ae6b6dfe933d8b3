import { expect, it } from 'vitest';
import { PROPOSAL_RETENTION_MS, PROPOSAL_MS } from '#/domain/sale/assisted/assisted-terms.ts';
import { guardianHoldEnd } from '#/domain/sale/guardian-terms.ts';
import { bankOfBarcode, boletoBarcode } from '#/domain/sale/boleto.ts';
import { maskEmail, maskName, maskPhone } from '#/domain/sale/assisted/masked-contact.ts';
import { readCardRefusal } from '#/domain/sale/card/card-refusal.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import { passesLuhn } from '#/domain/sale/card/card-number.ts';

const now = new Date('2026-11-10T12:00:00Z');

// GUARDIAN-3; days begin at 03:00 UTC.
it.each([
  ['72 hours', '2026-12-01', '2026-11-13T12:00:00Z'],
  ['the start of the day the offer begins', '2026-11-12', '2026-11-12T03:00:00Z'],
  ['an hour at least', '2026-11-10', '2026-11-10T13:00:00Z'],
] as const)('a seat waits for a guardian for %s', (_what, begins, end) => {
  expect(guardianHoldEnd(now, { data_inicio: begins })).toEqual(new Date(end));
});

it('a proposal is good for three days and kept for thirty', () => {
  expect([PROPOSAL_MS, PROPOSAL_RETENTION_MS]).toEqual([259_200_000, 2_592_000_000]);
});

it('a boleto takes amounts from nothing to ten digits, and no others', () => {
  const content = { bank: '001', due: '2026-12-01', freeField: '0'.repeat(25) } as const;
  for (const cents of [0, 9_999_999_999]) {
    expect(boletoBarcode({ ...content, cents }).slice(9, 19)).toBe(String(cents).padStart(10, '0'));
  }
  for (const cents of [-1, 10_000_000_000, 0.5])
    expect(() => boletoBarcode({ ...content, cents })).toThrow(RangeError);
  const barcode = boletoBarcode({ ...content, cents: 1 });
  expect(bankOfBarcode(barcode)).toMatchObject({ code: '001-9', isSimulated: false });
});

it('a card number has at least two digits and nothing else', () => {
  expect(['0', '00', '18', 'a18', '1 8', ''].filter(passesLuhn)).toEqual(['00', '18']);
});

it('a Pix charge runs out after half an hour (PIX-2)', () => {
  expect(pixEnd(now)).toEqual(new Date('2026-11-10T12:30:00Z'));
});

it('a refusal that no provider gives is any other one (CARD-6)', () => {
  expect([readCardRefusal('CARTAO_VENCIDO'), readCardRefusal('?')]).toEqual(['CARTAO_VENCIDO', 'OUTRO']);
});

it('a seller sees the beginnings of a contact (IDENTITY-5)', () => {
  expect([maskName('Ana Maria Souza'), maskName('Ana')]).toEqual(['Ana S***', 'Ana']);
  expect([maskEmail('ana@exemplo.com.br'), maskEmail('ana')]).toEqual(['a***@e***.com.br', '***']);
  expect([maskPhone('(48) 99999-0001'), maskPhone('4899990')]).toEqual(['(48) *****-0001', '***']);
});
