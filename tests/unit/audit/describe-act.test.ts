import { expect, test } from 'vitest';
import { describeAct } from '#/storefront/features/audit/describe-act.ts';

test('an act tells its reason and each number that was forecast, a line each', () => {
  const { titulo, detalhes } = describeAct({
    id: 1,
    acao: 'CANCELOU_TURMA',
    objeto: 'turma 7',
    em: '2026-11-29T12:00:00.000Z',
    quem: { nome: 'Helena Costa', email: 'admin@vitrine.dev' },
    dados: { motivo: 'O professor adoeceu', previsao: { escolhem: 3, terminam: 0, devolve_no_maximo: 5000 } },
  });
  expect(titulo).toBe('Cancelou uma turma');
  expect(detalhes).toEqual(['motivo: O professor adoeceu', 'escolhem: 3', 'devolve_no_maximo: 5000']);
});
