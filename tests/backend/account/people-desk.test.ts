import { expect, test } from 'vitest';
import type { DeskPerson, FoundPerson } from '#/contract/account/people.ts';
import type { ShownAct } from '#/contract/school/audit.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { Buyer } from '../checkout/buyer.ts';
import { findPaidOffer } from '../checkout/find-paid-offer.ts';
import { enterAs } from './role-clients.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/pessoas';

test('an administrator finds a person by the whole CPF or e-mail, reads of them, and ends their sessions', async () => {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const find = async (text: string) => {
    const { body } = await client.get<{ itens: FoundPerson[] }>(`${path}?busca=${encodeURIComponent(text)}`);
    return body.itens;
  };
  const buyer = await Buyer.register(backend.current.url);
  const { nome, cpf, email, telefone } = buyer.student;
  const { codigo } = await buyer.accept(await buyer.buy(await findPaidOffer(backend.current.url)));
  const [found] = await find(cpf);
  expect(found).toMatchObject({ nome });
  expect(await find(email.toUpperCase())).toEqual([found]);
  for (const text of ['', nome, cpf.slice(0, 11), email.slice(1), '@', '%'])
    expect(await find(text), text).toEqual([]);

  const read = () => client.get<DeskPerson>(`${path}/${found!.id}`);
  const { body: person } = await read();
  expect(person).toMatchObject({
    voce: false,
    acessos: [{ tipo: 'ALUNO', email, email_confirmado_em: null, segundo_fator: false }],
    compras: [{ codigo, estado: 'AGUARDANDO_PAGAMENTO', contrato: { aceite_em: expect.any(String) } }],
    telefones: [telefone.replaceAll(/\D/g, '')],
    sessoes: [{ atual: false }],
  });
  expect(person.consentimentos.find(({ tipo }) => tipo === 'TERMOS')).toMatchObject({ aceito: true });
  expect(JSON.stringify(person)).not.toContain(cpf);

  expect((await client.post(`${path}/${found!.id}/sessoes/fim`)).status).toBe(200);
  expect((await read()).body.sessoes).toEqual([]);
  expect((await buyer.client.get('/api/compras')).status).toBe(401);

  const log = await client.get<{ itens: ShownAct[] }>(`/api/gestao/registro?objeto=pessoa%20${found!.id}`);
  expect(log.body.itens.map(({ acao }) => acao)).toEqual([
    'VIU_PESSOA',
    'ENCERROU_SESSOES',
    'VIU_PESSOA',
    'PROCUROU_PESSOA',
    'PROCUROU_PESSOA',
  ]);
  expect(JSON.stringify(log.body)).not.toContain(email);

  const [own] = await find('admin@vitrine.dev');
  expect(await client.post(`${path}/${own!.id}/sessoes/fim`)).toMatchObject({
    status: 409,
    body: { codigo: 'PROPRIO_ACESSO' },
  });
  expect((await client.get(`${path}/999999999`)).status).toBe(404);
});
