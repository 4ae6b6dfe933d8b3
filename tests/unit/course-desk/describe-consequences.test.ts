import { expect, test } from 'vitest';
import {
  describeLeaving,
  describeMoving,
  describeOldPrice,
} from '#/storefront/features/course-desk/consequences/describe-consequences.ts';

const people = {
  pagas: 0,
  nao_pagas: 0,
  gratuitas: 0,
  bolsas: 0,
  empregador: 0,
  empresas: 0,
  vagas_de_empresas: 0,
  inscricoes: 0,
  fila: 0,
  links: 0,
};

test('a price that changes names the orders and links that keep theirs', () => {
  expect(describeOldPrice(people)).toBeUndefined();
  expect(describeOldPrice({ ...people, nao_pagas: 1 })).toBe(
    'Se o preço mudar, 1 compra em aberto continua com o preço de quando foi feita.',
  );
  expect(describeOldPrice({ ...people, links: 1 })).toBe(
    'Se o preço mudar, 1 link enviado continua com o preço de quando foi feito.',
  );
  expect(describeOldPrice({ ...people, nao_pagas: 2, links: 1 })).toBe(
    'Se o preço mudar, 2 compras em aberto e 1 link enviado continuam com o preço de quando foram feitos.',
  );
});

test('an offer without people is cancelled without a mail', () => {
  const none = { escolhem: 0, devolvidas: 0, terminam: 0, inscricoes: 0, fila: 0, mensagens: 0 };
  expect(describeLeaving({ ...none, escolhem_ate: '2026-12-06', devolve_no_maximo: 0 })).toEqual([
    'Ninguém recebe e-mail.',
  ]);
});

test('a move says whom the shop doesn’t tell of it', () => {
  const forecast = { aceitam: 0, responder_ate: '2027-01-01', devolve_no_maximo: 0, mensagens: 0 };
  expect(describeMoving({ ...forecast, nao_perguntadas: 3, inscricoes: 2, mensagens: 2, fila: 1 })).toEqual([
    'Ninguém precisa aceitar a mudança.',
    '2 inscrições gratuitas continuam, sem nada a aceitar.',
    '2 e-mails avisam quem é afetado.',
    'A loja não avisa: 3 compras sem aceite registrado, 1 pessoa na lista de espera. Avise você.',
  ]);
});
