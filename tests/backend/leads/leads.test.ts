import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { forgetOldLeads } from '#/backend/modules/leads/forget-old-leads.ts';
import type { Lead } from '#/contract/leads/lead.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { loginIdOf, registerStaff } from '../assisted/desk.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';

const desk = 'mesa@exemplo.com.br';
const backend = withBackend({ leadsEmail: desk });
let supervisor: Buyer;
let seller: Buyer;
let colleague: Buyer;

beforeAll(async () => {
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
  const supervisorId = await loginIdOf(backend.current.db, supervisor);
  seller = await registerStaff(backend.current, 'CONTACT_CENTER', { supervisorId });
  colleague = await registerStaff(backend.current, 'CONTACT_CENTER', { supervisorId });
  const visitor = new ApiClient(backend.current.url);
  for (const tel of ['991230001', '991230002']) {
    bodyOf(await visitor.post('/api/me-ligue', { nome: 'Bruno', cpf: '', ddd: '48', tel, email: '' }));
  }
  const company = {
    empresa: 'Metal Sul',
    cnpj: '11.222.333/0001-81',
    nome: 'Carla Souza',
    email: 'carla@exemplo.com.br',
    telefone: '(48) 99123-0003',
    cidade: 'Joinville',
    pessoas: 40,
    mensagem: 'Solda',
    aceite: true,
  };
  bodyOf(await visitor.post('/api/empresa-contato', company));
});

const list = async (who: Buyer, query = '') =>
  bodyOf(await who.client.get<{ itens: Lead[]; totalItens: number }>(`/api/contatos${query}`));
const work = (who: Buyer, { tipo, id }: Lead, situacao: string, nota = '') =>
  who.client.put(`/api/contatos/${tipo}/${id}`, { situacao, nota });

describe('leads', () => {
  it('stand in one list for all who sell, oldest open ones first (LEADS-1)', async () => {
    const { itens, totalItens } = await list(seller);
    expect(totalItens).toBe(3);
    expect(itens.map(({ tipo, telefone }) => [tipo, telefone])).toEqual([
      ['LIGACAO', '48991230001'],
      ['LIGACAO', '48991230002'],
      ['EMPRESA', '48991230003'],
    ]);
    expect(itens[2]!.empresa).toMatchObject({ nome: 'Metal Sul', pessoas: 40 });
    expect((await list(seller, '?tipo=EMPRESA')).totalItens).toBe(1);
    expect((await list(seller, '?situacao=CONCLUIDO')).totalItens).toBe(0);
    const shopper = await Buyer.register(backend.current.url);
    expect((await shopper.client.get('/api/contatos')).status).toBe(403);
  });

  it('are taken from other sellers, and a supervisor may always change them (LEADS-2)', async () => {
    const [first] = (await list(seller)).itens;
    bodyOf(await work(seller, first!, 'EM_ATENDIMENTO', 'Ligar depois das 18h'));
    const [seen] = (await list(colleague)).itens;
    expect(seen).toMatchObject({
      situacao: 'EM_ATENDIMENTO',
      atendente: seller.student.nome,
      editavel: false,
      nota: 'Ligar depois das 18h',
    });
    expect(await work(colleague, first!, 'CONCLUIDO')).toMatchObject({
      status: 409,
      body: { codigo: 'CONTATO_DE_OUTRO' },
    });
    bodyOf(await work(supervisor, first!, 'NOVO'));
    bodyOf(await work(colleague, first!, 'CONCLUIDO', 'Comprou'));
    expect((await list(seller)).itens.at(-1)).toMatchObject({ id: first!.id, situacao: 'CONCLUIDO' });
    expect((await work(seller, { ...first!, id: 999_999 }, 'CONCLUIDO')).status).toBe(404);
  });

  it('are taken by one of many at once (LEADS-2)', async () => {
    const lead = (await list(seller)).itens.find(({ situacao }) => situacao === 'NOVO')!;
    const answers = await Promise.all(
      [seller, colleague, seller, colleague].map((who) => work(who, lead, 'EM_ATENDIMENTO')),
    );
    const statuses = answers.map(({ status }) => status).join(' ');
    expect(['200 409 200 409', '409 200 409 200']).toContain(statuses);
  });

  it('are written to the desk that is named (LEADS-3)', async () => {
    const rows = await backend.current.db.select().from(outbox).where(eq(outbox.destinatario, desk));
    expect(rows.map(({ tipo }) => tipo)).toEqual([
      'pedido-de-ligacao',
      'pedido-de-ligacao',
      'empresa-contato',
    ]);
  });
});

it('are deleted 180 days after they were done, and a year after the last change (LEADS-4)', async () => {
  const { db } = backend.current;
  const day = 86_400_000;
  const now = backend.current.now().getTime();
  const [open, done] = (await list(supervisor)).itens;
  expect((await work(supervisor, open!, 'EM_ATENDIMENTO')).status).toBe(200);
  expect((await work(supervisor, done!, 'CONCLUIDO')).status).toBe(200);
  const keys = async () => (await list(supervisor)).itens.map(({ tipo, id }) => `${tipo} ${id}`);
  const before = await keys();
  await forgetOldLeads(db, new Date(now + 179 * day));
  expect(await keys()).toEqual(before);
  await forgetOldLeads(db, new Date(now + 181 * day));
  expect(await keys()).toContain(`${open!.tipo} ${open!.id}`);
  expect(await keys()).not.toContain(`${done!.tipo} ${done!.id}`);
  await forgetOldLeads(db, new Date(now + 367 * day));
  expect(await keys()).toEqual([]);
});
