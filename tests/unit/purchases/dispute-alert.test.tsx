import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DisputeAlert } from '#/storefront/features/purchases/components/refunds.tsx';
import { sampleOrder } from '../../support/orders/sample-orders.ts';

const read = (purchase: Parameters<typeof DisputeAlert>[0]['purchase']) =>
  renderToStaticMarkup(<DisputeAlert purchase={purchase} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ');

test('a disputed payment is said with its amount and what becomes of the seat (LEDGER-12)', () => {
  const contestacao = { valor: 1000, desde: '2045-01-03T12:00:00.000Z' };
  const enrolled = { ...sampleOrder('BOUGHT', 'MATRICULADA', 'buyer'), contestacao };
  expect(read(enrolled)).toMatch(
    /Contestação em análise .*R\$ 1\.000,00 .*Sua vaga continua guardada até lá\. .*a matrícula termina e a vaga é liberada/,
  );
  const ended = { ...enrolled, estado: 'ARREPENDIDA' as const };
  expect(read(ended)).toMatch(/O que ainda falta devolver espera essa decisão/);
  expect(read(ended)).not.toContain('vaga');
  expect(read({ ...enrolled, contestacao: null })).toBe('');
});
