import { expect, test } from 'vitest';
import { toTimeline as timelineOf } from '#/storefront/features/purchases/purchase-timeline.ts';

type Shown = Parameters<typeof timelineOf>[0];

const toTimeline = (purchase: Omit<Shown, 'novos_aceites' | 'total'>) =>
  timelineOf({ ...purchase, total: 1500, novos_aceites: [] });
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
    ['Vaga reservada', 'done'],
    ['Aguardando pagamento', 'current'],
    ['Confirmação do pagamento', 'pending'],
    ['Matrícula', 'pending'],
  ]);
  expect(items[0]?.time).toBe('21/nov/2026 às 09:00');
});

test('a company reads of its seats: it enrols no one', () => {
  const empresa = { cnpj: '12ABC34501DE35', razao_social: 'Metalúrgica' };
  const first = { estado: 'AGUARDANDO_ACEITE', detalhe: '5 vagas', em: at(0) } as const;
  const begun = toTimeline({ empresa, estado: 'AGUARDANDO_ACEITE', historico: [first] });
  expect(shape(begun).at(-1)).toEqual(['Confirmação das vagas', 'pending']);
  const done = toTimeline({
    empresa,
    estado: 'MATRICULADA',
    historico: [first, { estado: 'MATRICULADA', detalhe: null, em: at(1) }],
  });
  expect(shape(done)).toEqual([
    ['Vagas reservadas', 'done'],
    ['Vagas confirmadas', 'done'],
  ]);
});

test('a step that is over reads as done, also one that came back with a new Pix', () => {
  const items = toTimeline({
    estado: 'MATRICULADA',
    historico: [
      { estado: 'AGUARDANDO_ACEITE', detalhe: null, em: at(0) },
      { estado: 'AGUARDANDO_PAGAMENTO', detalhe: null, em: at(1) },
      { estado: 'EXPIRADA', detalhe: null, em: at(2) },
      { estado: 'AGUARDANDO_PAGAMENTO', detalhe: 'Novo Pix', em: at(3) },
      { estado: 'PAGA', detalhe: null, em: at(4) },
      { estado: 'MATRICULADA', detalhe: null, em: at(4) },
    ],
  });
  expect(shape(items)).toEqual([
    ['Vaga reservada', 'done'],
    ['Contrato aceito', 'done'],
    ['Prazo de pagamento encerrado', 'failed'],
    ['Vaga reservada de novo', 'done'],
    ['Pagamento confirmado', 'done'],
    ['Matrícula confirmada', 'done'],
  ]);
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

test('who refuses a change reads that before what it brought about in the same moment', () => {
  const items = timelineOf({
    total: 1500,
    estado: 'ESTORNADA',
    historico: [
      { estado: 'MATRICULADA', detalhe: null, em: at(0) },
      { estado: 'ARREPENDIDA', detalhe: null, em: at(2) },
      { estado: 'ESTORNADA', detalhe: null, em: at(2) },
    ],
    novos_aceites: [
      {
        situacao: 'RECUSADO',
        motivos: ['TURMA'],
        pedido_em: at(1),
        responder_ate: '2026-12-20',
        respondido_em: at(2),
      },
    ],
  });
  expect(items.map(({ title }) => title)).toEqual([
    'Matrícula confirmada',
    'Novo aceite pedido',
    'Mudanças recusadas',
    'Desistência registrada',
    'Valor devolvido',
  ]);
});

test('every item has an id of its own, also when a state comes twice at once', () => {
  const twice = { estado: 'AGUARDANDO_PAGAMENTO', detalhe: null, em: at(0) } as const;
  const items = toTimeline({ estado: 'AGUARDANDO_PAGAMENTO', historico: [twice, twice] });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('a change that was accepted again stands where it happened (ACCEPTANCE-2)', () => {
  const items = timelineOf({
    total: 1500,
    estado: 'MATRICULADA',
    historico: [{ estado: 'MATRICULADA', detalhe: null, em: at(0) }],
    novos_aceites: [
      {
        situacao: 'ACEITO',
        motivos: ['TURMA'],
        pedido_em: at(1),
        responder_ate: '2026-12-20',
        respondido_em: at(2),
      },
    ],
  });
  expect(shape(items)).toEqual([
    ['Matrícula confirmada', 'done'],
    ['Novo aceite pedido', 'done'],
    ['Novo aceite registrado', 'done'],
  ]);
  expect(items[1]?.description).toBe('Mudou a data, o horário ou o local da turma');
});
