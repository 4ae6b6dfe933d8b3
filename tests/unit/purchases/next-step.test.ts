import { describe, expect, it } from 'vitest';
import { findNextAction, labelState } from '#/storefront/features/purchases/next-action.ts';
import { describeNextStep } from '#/storefront/features/purchases/next-step.ts';

const enrolled = {
  total: 1500,
  estado: 'MATRICULADA',
  forma: 'pix',
  devolucoes: [],
  escolha: null,
  novos_aceites: [],
  reserva_expira_em: '2026-04-03T12:30:00Z',
  responsavel: null,
  contratante: null,
  oferta: { data_fim: '2026-04-29' },
} as unknown as Parameters<typeof describeNextStep>[0];

// PURCHASE-15
describe('the next step of a person who is enrolled', () => {
  it.each(['2026-04-03', '2026-04-29'])('is to see when and where, on %s', (today) => {
    expect(describeNextStep(enrolled, today)).toBe(
      'Sua matrícula está confirmada: veja quando e onde são as aulas.',
    );
  });

  it('is none once the offer is over', () => {
    expect(describeNextStep(enrolled, '2026-04-30')).toBe('A turma terminou em 29/abr/2026.');
  });
});

it('what was given back is said with what the school kept of it (REFUND-12)', () => {
  const back = { ...enrolled, estado: 'ESTORNADA' } as const;
  expect(describeNextStep(back, '2026-04-03')).toContain('O valor que você pagou foi devolvido.');
  const stored = describeNextStep({ ...back, retido: 150 }, '2026-04-03').replaceAll('\u00a0', ' ');
  expect(stored).toContain('menos R$ 150,00 retidos pela cláusula de desistência do contrato');
  const ward = { ...back, retido: 150, responsavel: { nome: 'Vera' } } as unknown as typeof enrolled;
  const seen = describeNextStep(ward, '2026-04-03').replaceAll('\u00a0', ' ');
  expect(seen).toContain('O que Vera pagou foi devolvido, menos R$ 150,00 retidos');
});

const company = { cnpj: '12ABC34501DE35', razao_social: 'Metalúrgica' } as unknown as typeof enrolled.empresa;

it('a company has its seats, and no one is enrolled in them yet', () => {
  expect(labelState(enrolled)).toBe('Matrícula confirmada');
  expect(labelState({ ...enrolled, empresa: company })).toBe('Vagas confirmadas');
});

it.each([
  [
    {},
    'Leia e aceite o contrato e escolha como pagar até 03/abr/2026 às 09:30 (horário de Brasília) para garantir a vaga.',
  ],
  [
    { empresa: company },
    'Leia e aceite o contrato e escolha como pagar até 03/abr/2026 às 09:30 (horário de Brasília) para garantir as vagas.',
  ],
  [
    { custeio: { tipo: 'BOLSA', empresa: null, cnpj: null } as const, total: 0 },
    'Leia e aceite o contrato até 03/abr/2026 às 09:30 (horário de Brasília) para confirmar a matrícula.',
  ],
])('who has not accepted yet is told until when the seat is kept: %j', (of, said) => {
  expect(describeNextStep({ ...enrolled, estado: 'AGUARDANDO_ACEITE', ...of }, '2026-04-03')).toBe(said);
});

it.each([
  [
    'AGUARDANDO_PAGAMENTO',
    'pix',
    'Pague o Pix até 03/abr/2026 às 09:30 (horário de Brasília) para garantir as vagas.',
  ],
  [
    'AGUARDANDO_PAGAMENTO',
    'boleto',
    'Pague o boleto até o vencimento. As vagas estão guardadas até 03/abr/2026 às 09:30 (horário de Brasília).',
  ],
  ['PAGA', 'pix', 'Recebemos o pagamento e estamos confirmando as vagas.'],
] as const)('a company reads of its seats: %s, %s', (estado, forma, said) => {
  expect(describeNextStep({ ...enrolled, estado, forma, empresa: company }, '2026-04-03')).toBe(said);
});

it.each([
  [
    4,
    'Use outro cartão, ou pague de outra forma, até 03/abr/2026 às 09:30 (horário de Brasília) para garantir a vaga.',
  ],
  [5, 'Pague de outra forma até 03/abr/2026 às 09:30 (horário de Brasília) para garantir a vaga.'],
])('after %s refused tries no card is asked for that is not taken', (tentativas, said) => {
  const cartao = { situacao: 'RECUSADA', tentativas, tentativas_max: 5 } as unknown as typeof enrolled.cartao;
  const refused = { ...enrolled, estado: 'AGUARDANDO_PAGAMENTO', forma: 'cartao', cartao } as const;
  expect(describeNextStep(refused, '2026-04-03')).toBe(said);
});

// PURCHASE-15
describe('a boleto that is overdue', () => {
  const payer = { ...enrolled, forma: 'boleto' as const, contratante: true };
  const slips = [
    { status: 'PAGO', vencimento: '2026-03-01' },
    { status: 'VENCIDO', vencimento: '2026-04-01' },
    { status: 'REGISTRADO', vencimento: '2026-05-04' },
  ] as const;

  it('of a carnê is to be renewed and paid, before anything else', () => {
    expect(describeNextStep(payer, '2026-04-03', slips)).toBe(
      'A parcela que venceu em 01/abr/2026 está em aberto: renove o boleto e pague.',
    );
    expect(describeNextStep(payer, '2026-04-03', [slips[0], slips[2]])).toBe(
      'Sua matrícula está confirmada: veja quando e onde são as aulas.',
    );
  });

  it('of a seat that is kept is to be renewed as long as it is', () => {
    expect(describeNextStep({ ...payer, estado: 'AGUARDANDO_PAGAMENTO' }, '2026-04-03', slips)).toBe(
      'O boleto venceu em 01/abr/2026. Renove e pague até 03/abr/2026 às 09:30 (horário de Brasília) para garantir a vaga.',
    );
  });

  it('is named in the list as well, and led to', () => {
    const overdue = { ...payer, boleto_vencido: '2026-04-01' as const };
    expect(describeNextStep(overdue, '2026-04-03')).toBe(
      'A parcela que venceu em 01/abr/2026 está em aberto: renove o boleto e pague.',
    );
    expect(findNextAction(overdue)).toBe('renew-boleto');
    expect(findNextAction({ ...overdue, estado: 'AGUARDANDO_PAGAMENTO' })).toBe('renew-boleto');
    expect(findNextAction({ ...overdue, contratante: false })).toBe('see');
    expect(findNextAction({ ...overdue, estado: 'ESTORNADA' })).toBe('see');
    expect(findNextAction(payer)).toBe('see');
    // It was renewed since the purchase was read.
    expect(describeNextStep(overdue, '2026-04-03', [slips[0], slips[2]])).toBe(
      'Sua matrícula está confirmada: veja quando e onde são as aulas.',
    );
  });

  it('is not asked of the student whose guardian pays', () => {
    expect(describeNextStep({ ...payer, contratante: false }, '2026-04-03', slips)).toBe(
      'Sua matrícula está confirmada: veja quando e onde são as aulas.',
    );
  });
});
