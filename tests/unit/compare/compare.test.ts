import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ComparedItem } from '#/contract/compare/compare.ts';
import { toInstallment } from '#/contract/purchasing/price.ts';
import { compareRows } from '#/storefront/features/compare/compare-rows.ts';
import { compareSearchSchema } from '#/storefront/features/compare/compare.search.ts';
import { joinCompared, leaveOut } from '#/storefront/features/compare/compared-in-tab.ts';

it.each([
  [{ curso: '12' }, { curso: ['12'] }],
  [{ curso: ['12', '12-34', '12', 'x', '1-2-3', '0', '7'] }, { curso: ['12', '12-34', '7'] }],
  [
    { curso: ['1', '2', '3', '4'], mais: '4' },
    { curso: ['1', '2', '3'], mais: '4' },
  ],
  [{ curso: 'x', mais: 'x', onde: ' ' }, {}],
])('reads %j of the address as %j', (typed, read) => {
  expect(v.parse(compareSearchSchema, typed)).toEqual(read);
});

it('adds a course once, and asks whose place a fourth takes', () => {
  expect(joinCompared('2', ['1'])).toEqual({ curso: ['1', '2'] });
  expect(joinCompared('1', ['1', '2', '3'])).toEqual({ curso: ['1', '2', '3'] });
  expect(joinCompared('4', ['1', '2', '3'])).toEqual({ curso: ['1', '2', '3'], mais: '4' });
  expect(leaveOut({ curso: ['1', '2', '3'], mais: '4' }, ['2'])).toEqual({ curso: ['1', '3', '4'] });
  expect(leaveOut({ curso: ['1'] }, ['1']).curso).toBeUndefined();
});

const course = {
  produto: {
    carga_horaria: 40,
    duracao_meses: 0,
    certificacao: 'Certificado de qualificação',
    requisitos: '',
    periodo_preco: 'curso',
    gestao_desempenho: false,
  },
  oferta: null,
  formas: [],
  km: null,
} as unknown as ComparedItem;

const sold = {
  ...course,
  oferta: {
    estado: 'aberta',
    situacao: 'confirmada',
    aberta: true,
    vagas_disponiveis: 1,
    carga_horaria: 60,
    data_inicio: '2027-01-12',
    data_fim: '2027-02-12',
    inscricoes_ate: '2027-01-10',
    turno: 'noturno',
    dias_semana: ['seg'],
    hora_inicio: null,
    hora_fim: null,
    formato: 'ead',
    tipo_oferta: 'PAGO',
    preco_original: 1000,
    preco_promocional: 900,
    requisitos: { idade_minima: 16, escolaridade: null },
    documentos: [],
  },
  formas: [
    toInstallment('pix', 1, 90_000),
    toInstallment('cartao', 1, 90_000),
    toInstallment('cartao', 9, 90_000),
  ],
} as unknown as ComparedItem;

it('says of each row what each course has, and whether they differ', () => {
  const rows = new Map(compareRows({ itens: [sold, course], lugar: null }).map((row) => [row.name, row]));
  expect(rows.get('Certificado')).toMatchObject({ differs: false });
  expect(rows.get('Situação')).toEqual({
    name: 'Situação',
    values: ['Turma confirmada, última vaga', 'Sem turma aberta'],
    differs: true,
  });
  expect(rows.get('Preço')!.values).toEqual(['R$\u00a0900,00, em vez de R$\u00a01.000,00', 'Não se aplica']);
  expect(rows.get('Pix')!.values[0]).toBe('À vista, R$\u00a0900,00');
  expect(rows.get('Cartão')!.values[0]).toBe('À vista, R$\u00a0900,00, ou 9x de R$\u00a0100,00 sem juros');
  expect([...rows.keys()]).not.toContain('Boleto');
  expect([...rows.keys()]).not.toContain('Distância');
});
