import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { companyOf } from '#/domain/school/company.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawableText } from '#/backend/documents/drawable-text.ts';
import { composeBoleto } from '#/backend/modules/billing/documents/compose-boleto.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import { bankOfBarcode, boletoBarcode, typeableLine } from '#/domain/sale/boleto.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';

const name = `Maria Aparecida ${'Albuquerque Vasconcelos '.repeat(4)}Silva`;

function carneOf(parcelas: number): BoletoCharge {
  const instant = '2026-11-23T12:00:00.000Z';
  return {
    codigo_compra: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
    estado_compra: 'AGUARDANDO_PAGAMENTO',
    curso: 'Técnico em Automação Industrial e Manutenção de Sistemas Eletromecânicos com Ênfase em Robótica',
    pagador: {
      nome: name,
      cpf: '529.982.247-25',
      endereco: `Rua ${'das Palmeiras Imperiais '.repeat(4)}, 12345, bloco B, apto 1201 - Centro - 89200-000 Joinville/SC`,
    },
    parcelas,
    total: parcelas * 12_345.67,
    reserva_expira_em: instant,
    agora_servidor: instant,
    boletos: Array.from({ length: parcelas }, (_, index) => {
      const cents = 1_234_567;
      const codigo_barras = boletoBarcode({
        bank: '001',
        due: '2026-12-15',
        cents,
        freeField: '1'.repeat(25),
      });
      return {
        referencia: String(index),
        parcela: index + 1,
        status: 'REGISTRADO',
        valor: 12_345.67,
        valor_original: 12_000,
        multa: 240,
        juros: 105.67,
        vencimento: '2026-12-15',
        emissao: instant,
        nosso_numero: '1'.repeat(17),
        codigo_barras,
        linha_digitavel: typeableLine(codigo_barras),
        documento_url: null,
        pago_em: null,
        v: '',
      };
    }),
  };
}

test('24 installments with the longest texts stay small, whole, and let others have their turn (DOCUMENT-6)', async () => {
  const drawn = new AbortController();
  const others = (async () => {
    let turns = 0;
    for (; !drawn.signal.aborted; turns++) await nextTurn();
    return turns;
  })();
  const file = await composeBoleto(carneOf(24), companyOf(demoBrand));
  drawn.abort();
  expect(await others).toBeGreaterThan(24);
  expect(file!.size).toBeLessThan(400_000);
  expect(file!.name).toBe('carne-01JD8XZ4KQ7V9R2M5T3W6Y1B0C.pdf');
  const { pages } = await readPdf(new Uint8Array(await file!.arrayBuffer()));
  expect(pages).toHaveLength(12);
  for (const { text } of pages) {
    expect(text).toContain(`Pagador ${name}, CPF 529.982.247-25`);
    expect(text).toContain('Valor original R$ 12.000,00, multa R$ 240,00, juros R$ 105,67.');
  }
});

test('a boleto of a real bank says its code, and nothing of the demonstration', async () => {
  expect(bankOfBarcode('001').code).toBe('001-9');
  expect(bankOfBarcode('237').code).toBe('237-2');
  expect(bankOfBarcode('104').code).toBe('104-0');
  const file = await composeBoleto(carneOf(1), companyOf(demoBrand));
  const { pages } = await readPdf(new Uint8Array(await file!.arrayBuffer()));
  expect(pages[0]!.text).toContain('Banco 001 001-9');
  expect(pages[0]!.text).not.toContain('demonstração');
});

test('what the font has no glyph for is drawn by its plain letter, or as a question mark (DOCUMENT-2)', () => {
  expect(drawableText('João Łukaszewicz Dvořák, ß æ ñ')).toBe('João Lukaszewicz Dvorák, ß æ ñ');
  expect(drawableText('Joa\u0303o 名\u0000')).toBe('João ? ');
});
