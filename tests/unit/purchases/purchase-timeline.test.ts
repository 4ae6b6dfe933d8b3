import { expect, test } from 'vitest';
import { toTimeline } from '#/features/purchases/purchase-timeline.ts';

const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`;
const shape = (items: ReturnType<typeof toTimeline>) => items.map(({ title, state }) => [title, state]);

test('shows what happened, what is awaited and what comes next', () => {
  const items = toTimeline({
    estado: 'AGUARDANDO_PAGAMENTO',
    historico: [
      { estado: 'AGUARDANDO_ACEITE', detalhe: null, em: at(0) },
      { estado: 'AGUARDANDO_PAGAMENTO', detalhe: 'Contrato 2026-01', em: at(1) },
    ],
  });
  expect(shape(items)).toEqual([
    ['Aguardando aceite do contrato', 'done'],
    ['Aguardando pagamento', 'current'],
    ['Pagamento confirmado', 'pending'],
    ['Matrícula confirmada', 'pending'],
  ]);
  expect(items[0]?.time).toBe('21/11/2026 às 09:00');
});

test('a purchase that ended well is done; one that expired promises nothing', () => {
  const enrolled = toTimeline({
    estado: 'MATRICULADA',
    historico: [{ estado: 'MATRICULADA', detalhe: null, em: at(0) }],
  });
  expect(shape(enrolled)).toEqual([['Matrícula confirmada', 'done']]);
  const expired = toTimeline({
    estado: 'EXPIRADA',
    historico: [{ estado: 'EXPIRADA', detalhe: null, em: at(0) }],
  });
  expect(shape(expired)).toEqual([['Prazo de pagamento encerrado', 'failed']]);
});

test('every item has an id of its own, also when a state comes twice at once', () => {
  const twice = { estado: 'AGUARDANDO_PAGAMENTO', detalhe: null, em: at(0) } as const;
  const items = toTimeline({ estado: 'AGUARDANDO_PAGAMENTO', historico: [twice, twice] });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
