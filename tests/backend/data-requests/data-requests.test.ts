import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataRequests } from '#/backend/db/schema/privacy/data-request.ts';
import { auditLog, logins, outbox } from '#/backend/db/schema/identity.ts';
import { forgetOldRequests } from '#/backend/modules/data-requests/request-retention.ts';
import type { DeskDataRequest, OwnDataRequest } from '#/contract/account/data-request.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { ChecklistItem } from '#/contract/school/checklist.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { noon } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
let admin: Buyer;
let colleague: Buyer;
const desk = '/api/gestao/solicitacoes';
const own = '/api/minhas-solicitacoes';
const day = 86_400_000;

beforeAll(async () => {
  admin = await registerStaff(backend.current, 'ADMIN');
  colleague = await registerStaff(backend.current, 'ADMIN');
});

const person = () => Buyer.register(backend.current.url);
const send = (by: Buyer, tipo = 'CORRECAO', pedido = 'Meu nome mudou no casamento.') =>
  by.client.post<{ id: number }>(own, { tipo, pedido });
const ownOf = async (by: Buyer) => bodyOf(await by.client.get<OwnDataRequest[]>(own));
const requestOf = async (id: number, by = admin) =>
  bodyOf(await by.client.get<DeskDataRequest>(`${desk}/${id}`));
const listOf = async (query = '') =>
  bodyOf(await admin.client.get<{ itens: DeskDataRequest[]; totalItens: number }>(`${desk}${query}`));
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBody).codigo];
const answer = (id: number, versao: number, by = admin, resposta = 'Corrigimos o seu nome.') =>
  by.client.post<{ versao: number }>(`${desk}/${id}/resposta`, { versao, resposta });
const rowOf = async (id: number) => {
  const [row] = await backend.current.db.select().from(dataRequests).where(eq(dataRequests.id, id));
  return row;
};

describe('a request about personal data', () => {
  it('is sent, taken, answered and seen by its person alone, with a mail and the acts', async () => {
    const [ana, bia] = [await person(), await person()];
    const { id } = bodyOf(await send(ana), 201);
    expect(await ownOf(bia)).toEqual([]);
    expect(await ownOf(ana)).toMatchObject([{ id, estado: 'ABERTA', prazo: '2026-12-05', resposta: null }]);
    expect((await ana.client.get(`${desk}/${id}`)).status).toBe(403);

    const { versao, nome, email } = await requestOf(id);
    expect([nome, email]).toEqual([ana.student.nome, ana.student.email]);
    const taken = bodyOf(
      await admin.client.post<{ versao: number }>(`${desk}/${id}/responsavel`, { versao }),
    );
    expect(await requestOf(id)).toMatchObject({ estado: 'EM_ANDAMENTO', sua: true });
    expect(await requestOf(id, colleague)).toMatchObject({ responsavel: admin.student.nome, sua: false });
    // Who read it before says nothing over it.
    expect(codeOf(await answer(id, versao, colleague))).toEqual([409, 'SOLICITACAO_ALTERADA']);
    bodyOf(await answer(id, taken.versao));
    expect(codeOf(await answer(id, taken.versao + 1, colleague))).toEqual([409, 'SOLICITACAO_RESPONDIDA']);

    expect(await ownOf(ana)).toMatchObject([{ estado: 'RESPONDIDA', resposta: 'Corrigimos o seu nome.' }]);
    const { db } = backend.current;
    const mails = await db.select().from(outbox).where(eq(outbox.tipo, 'solicitacao-respondida'));
    expect(mails.map(({ destinatario }) => destinatario)).toEqual([ana.student.email]);
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, `solicitação ${id}`));
    expect(acts.map(({ acao, dados }) => [acao, (dados as { depois: unknown }).depois])).toMatchObject([
      ['ASSUMIU_SOLICITACAO', { estado: 'EM_ANDAMENTO' }],
      ['RESPONDEU_SOLICITACAO', { estado: 'RESPONDIDA' }],
    ]);
    expect(codeOf(await answer(999_999, 1))).toEqual([404, 'SOLICITACAO_NAO_ENCONTRADA']);
  });

  it('is one of three at most that wait', async () => {
    const ana = await person();
    for (const tipo of ['ACESSO', 'OUTRO', 'EXCLUSAO']) bodyOf(await send(ana, tipo), 201);
    expect(codeOf(await send(ana))).toEqual([409, 'MUITAS_SOLICITACOES']);
    const [latest] = await ownOf(ana);
    bodyOf(await answer(latest!.id, 1));
    bodyOf(await send(ana), 201);
  });

  it('that came by mail is of the account with that address, and its 15 days count from that day', async () => {
    const ana = await person();
    const report = (more: object) =>
      admin.client.post<{ id: number }>(desk, {
        tipo: 'ACESSO',
        canal: 'EMAIL',
        nome: 'Ana Souza',
        email: null,
        recebida_em: '2026-11-04',
        pedido: 'Quero uma cópia de tudo.',
        ...more,
      });
    for (const recebida_em of ['2026-11-21', '0206-11-04'])
      expect(codeOf(await report({ recebida_em })), recebida_em).toEqual([422, 'DATA_INVALIDA']);
    // An address that no one confirmed may be another person's.
    bodyOf(await report({ email: ana.student.email }), 201);
    expect(await ownOf(ana)).toEqual([]);
    await backend.current.db
      .update(logins)
      .set({ email_confirmado_em: noon() })
      .where(eq(logins.email, ana.student.email));
    bodyOf(await report({ email: ana.student.email, recebida_em: '2026-11-20' }), 201);
    expect(await ownOf(ana)).toMatchObject([{ canal: 'EMAIL', tipo: 'ACESSO' }]);
    const { id } = bodyOf(await report({}), 201);
    expect(await requestOf(id)).toMatchObject({ prazo: '2026-11-19', atrasada: true, email: null });
    const due = bodyOf(await report({ recebida_em: '2026-11-05' }), 201);
    expect(await requestOf(due.id), 'on its last day').toMatchObject({
      prazo: '2026-11-20',
      atrasada: false,
    });
    const { itens } = await listOf();
    expect(itens.map(({ prazo }) => prazo)).toEqual(itens.map(({ prazo }) => prazo).toSorted());
    const { itens: checklist } = bodyOf(
      await admin.client.get<{ itens: ChecklistItem[] }>('/api/gestao/pendencias'),
    );
    expect(checklist.find(({ chave }) => chave === 'solicitacoes')).toMatchObject({
      situacao: 'AVISO',
      texto: '2 solicitações fora do prazo da lei.',
    });
  });

  it('done by oneself is noted: a copy once a day, an erasure without a name', async () => {
    const ana = await person();
    for (const _ of [1, 2]) await ana.client.get('/api/meus-dados');
    expect(await ownOf(ana)).toMatchObject([{ tipo: 'ACESSO', estado: 'RESPONDIDA', canal: 'CONTA' }]);
    const { id } = bodyOf(await send(ana), 201);
    const held = bodyOf(await ana.client.get<{ solicitacoes: unknown[] }>('/api/meus-dados'));
    expect(held.solicitacoes).toHaveLength(2);

    const { db } = backend.current;
    const erasures = () =>
      db
        .select()
        .from(dataRequests)
        .where(and(eq(dataRequests.tipo, 'EXCLUSAO'), isNull(dataRequests.id_pessoa)));
    const before = (await erasures()).length;
    bodyOf(await ana.client.request('DELETE', '/api/minha-conta', { body: { senha: ana.password } }));
    expect(await erasures()).toHaveLength(before + 1);
    expect(await rowOf(id)).toMatchObject({
      id_pessoa: null,
      nome: '',
      email: null,
      pedido: '',
      estado: 'RESPONDIDA',
    });
  });

  it('is forgotten five years after its answer, and not while it waits', async () => {
    const { db } = backend.current;
    const ana = await person();
    const [first, second] = [bodyOf(await send(ana), 201), bodyOf(await send(ana), 201)];
    bodyOf(await answer(first.id, 1));
    const answered = (await rowOf(first.id))!.respondida_em!.getTime();
    const end = answered + 5 * 365.25 * day;
    await forgetOldRequests(db, new Date(end));
    expect(await rowOf(first.id)).toBeDefined();
    await forgetOldRequests(db, new Date(end + 1));
    expect(await rowOf(first.id)).toBeUndefined();
    expect(await rowOf(second.id)).toBeDefined();
  });
});
