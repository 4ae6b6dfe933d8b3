import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import type { RecordedChange } from '#/contract/catalogue/course-history.ts';
import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import type { OfferConsequences } from '#/contract/catalogue/offer-consequences.ts';
import type { OfferStudents } from '#/contract/catalogue/offer-students.ts';
import type { SearchResult } from '#/contract/catalogue/search.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { accountBalances, mailKindsOf } from '../../support/backend/money-of.ts';
import { noon } from '../../support/catalogue-data.ts';
import { largePhoto } from '../../support/documents/large-photo.ts';
import { listMailTexts } from '../../support/mail/composed-mails.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, type Buyer, path } from '../checkout/buyer.ts';
import { ProgrammeShop } from './programme-shop.ts';

const backend = withBackend({ clock: noon });
let shop: ProgrammeShop;

beforeAll(async () => {
  shop = await ProgrammeShop.open(backend.current);
});

const visitor = () => new ApiClient(backend.current.url);
const errorOf = ({ body }: { body: unknown }) => body as ErrorBody;
const both = async (row: object = {}) => [await shop.offer(1, row), await shop.offer(2, row)];

describe('at the desk', () => {
  it('makes a programme of courses, sells an edition of their offers, and says what that saves', async () => {
    const [first, second] = [
      await shop.offer(1, { preco_promocional_centavos: 80_000 }),
      await shop.offer(2),
    ];
    expect((await shop.create('solda-completa')).status).toBe(200);
    expect((await shop.page('solda-completa')).status).toBe(404);
    bodyOf(await shop.publish('solda-completa'));
    const { id_oferta } = bodyOf(await shop.addEdition('solda-completa', [first, second], { preco: 1500 }));

    const { body } = await shop.page('solda-completa');
    expect(body).toMatchObject({
      titulo: 'Solda completa',
      cursos: [{ titulo: 'Soldador' }, { titulo: 'Inspetor de Solda' }],
      edicoes: [
        {
          id_oferta,
          aberta: true,
          preco_original: 1800,
          preco_promocional: 1500,
          carga_horaria: 320,
          partes: [{ id_oferta: first, curso: 'Soldador' }, { id_oferta: second }],
        },
      ],
    });
    const course = await visitor().get<Course>('/api/produto/detalhes/1');
    expect(course.body.programas).toContainEqual({ slug: 'solda-completa', titulo: 'Solda completa' });
    const found = await visitor().get<SearchResult>('/api/produto-busca?titulo=solda-completa');
    expect(found.body.itens[0]).toMatchObject({ titulo: 'Solda completa', preco_a_partir_de: 1500 });

    // Single prices fell below the programme's: it promises no saving any more.
    await backend.current.db
      .update(offers)
      .set({ preco_promocional_centavos: 60_000 })
      .where(inArray(offers.id_oferta, [first, second]));
    expect((await shop.page('solda-completa')).body.edicoes[0]).toMatchObject({
      preco_original: 1500,
      preco_promocional: null,
    });
  });

  it('tells the second editor, leaves what the first wrote, and records both acts', async () => {
    bodyOf(await shop.create('dois-editores'));
    expect(bodyOf(await shop.save('dois-editores', 1, { resumo: 'Do primeiro.' }))).toEqual({ versao: 2 });
    expect(await shop.save('dois-editores', 1, { resumo: 'Do segundo.' })).toMatchObject({
      status: 409,
      body: { codigo: 'PROGRAMA_ALTERADO' },
    });
    expect(await shop.read('dois-editores')).toMatchObject({ resumo: 'Do primeiro.', versao: 2 });
    const edition = bodyOf(await shop.addEdition('dois-editores', await both())).id_oferta;
    expect(bodyOf(await shop.saveEdition(edition, 1, { preco: 1400 }))).toEqual({ versao: 2 });
    expect((await shop.saveEdition(edition, 1, { preco: 1 })).status).toBe(409);
    const [known] = (await shop.read('dois-editores')).edicoes;
    expect(known).toMatchObject({ preco: 1400, soma: 2000, versao: 2 });
    const acts = await backend.current.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, 'programa dois-editores'));
    expect(acts.map(({ acao }) => acao)).toEqual(['CRIOU_PROGRAMA', 'ALTEROU_PROGRAMA', 'CRIOU_EDICAO']);
  });

  it('refuses an address that is taken, unsafe text, odd courses and offers, each at its field', async () => {
    bodyOf(await shop.create('recusas'));
    expect(errorOf(await shop.create('recusas'))).toMatchObject({ codigo: 'PROGRAMA_REPETIDO' });
    const refused = async (changes: object) => errorOf(await shop.save('recusas', 1, changes));
    expect(await refused({ texto: '<script>1</script>' })).toMatchObject({ codigo: 'TEXTO_RECUSADO' });
    expect((await refused({ cursos: [1, 999] })).campos).toEqual({
      cursos: ['Não há curso com o número 999.'],
    });
    expect((await refused({ cursos: [1] })).campos).toHaveProperty(['programa.cursos']);

    const [first, second] = await both();
    const swapped = errorOf(await shop.addEdition('recusas', [second!, first!]));
    expect(swapped).toMatchObject({ codigo: 'TURMA_RECUSADA' });
    const free = await shop.offer(2, { tipo_oferta: 'GRATUITO', preco_original_centavos: 0 });
    expect(errorOf(await shop.addEdition('recusas', [first!, free]))).toMatchObject({
      codigo: 'TURMA_RECUSADA',
    });
    bodyOf(await shop.addEdition('recusas', [first!, second!]));
    expect(await refused({ cursos: [2, 1] })).toMatchObject({ codigo: 'PROGRAMA_COM_EDICOES' });
  });

  it('shows the drawing of its first course, or a picture of its own, which a save leaves', async () => {
    bodyOf(await shop.create('com-imagem', { titulo: 'Com imagem' }));
    bodyOf(await shop.publish('com-imagem'));
    const { client } = shop.admin;
    const shown = async () => (await shop.page('com-imagem')).body;
    const { imagem: drawn, id_produto } = await shown();
    expect(drawn).toMatch(/^\/og\//);
    expect(await shown()).not.toHaveProperty('imagem_alt');
    const address = '/api/gestao/programas/com-imagem/imagem';
    const picture = { versao_imagem: 1, texto: 'Bancada de solda' };
    const conteudo = (await largePhoto()).toString('base64');
    expect(errorOf(await client.post(address, picture))).toMatchObject({ codigo: 'IMAGEM_RECUSADA' });
    expect((await client.post(`/api/gestao/cursos/${id_produto}/imagem`, picture)).status).toBe(404);
    expect(bodyOf(await client.post(address, { ...picture, conteudo }))).toEqual({ versao_imagem: 2 });
    expect(errorOf(await client.post(address, picture))).toMatchObject({ codigo: 'IMAGEM_ALTERADA' });

    bodyOf(await shop.save('com-imagem', 1, { titulo: 'Com imagem', cursos: [2, 1] }));
    const own = { imagem: expect.stringMatching(/^\/fotos\//), imagem_alt: 'Bancada de solda' };
    expect(await shown()).toMatchObject(own);
    const { body: list } = await visitor().get<object[]>('/api/programas');
    expect(list).toContainEqual(expect.objectContaining({ slug: 'com-imagem', ...own }));
    const found = await visitor().get<SearchResult>('/api/produto-busca?titulo=com-imagem');
    expect(found.body.itens[0]).toMatchObject(own);
    const file = (await shown()).imagem.slice('/fotos/'.length);
    expect((await visitor().get(`/api/produto/imagem/${file}`)).status).toBe(200);
    const { body: history } = await client.get('/api/gestao/programas/com-imagem/historico');
    expect(JSON.stringify(history)).toContain('TROCOU_IMAGEM_DE_PROGRAMA');

    bodyOf(await client.delete(address, { body: { versao_imagem: 2 } }));
    expect(await shown()).toMatchObject({ imagem: drawn });
    expect(await shown()).not.toHaveProperty('imagem_alt');
  });

  it('keeps programmes out of the desk of courses', async () => {
    const { edition } = await shop.sell(await both());
    const found = await visitor().get<SearchResult>('/api/produto-busca?titulo=solda+completa');
    const { id_produto } = found.body.itens[0]!;
    const client = shop.admin.client;
    expect((await client.get(`/api/gestao/cursos/${id_produto}`)).status).toBe(404);
    expect(
      (await client.post(`/api/gestao/cursos/${id_produto}/publicacao`, { publicado: false })).status,
    ).toBe(404);
    expect((await client.post(`/api/gestao/turmas/${edition}/inscricoes`, { abertas: false })).status).toBe(
      404,
    );
    const listed = await client.get<{ itens: { titulo: string }[] }>('/api/gestao/cursos');
    expect(listed.body.itens.map(({ titulo }) => titulo).toSorted()).toEqual([
      'Inspetor de Solda',
      'Soldador',
    ]);
  });
});

describe('sold as one', () => {
  it('takes a seat in each part at the price of the programme, and puts the buyer in each class list', async () => {
    const parts = await both({ vagas_total: 5, vagas_disponiveis: 5 });
    const { edition } = await shop.sell(parts);
    const { buyer, codigo } = await shop.paid(edition);
    expect(await buyer.purchase(codigo)).toMatchObject({
      estado: 'MATRICULADA',
      total: 1500,
      preco_original: 2000,
      oferta: { partes: [{ curso: 'Soldador' }, { curso: 'Inspetor de Solda' }] },
    });
    expect(await shop.frees([...parts, edition])).toEqual([4, 4, 4]);
    const supervisor = await registerStaff(backend.current, 'SUPERVISOR');
    for (const part of parts) {
      const { alunos } = bodyOf(
        await supervisor.client.get<OfferStudents>(`/api/gestao/turmas/${part}/alunos`),
      );
      expect(alunos).toMatchObject([{ referencia: codigo, email: buyer.student.email }]);
    }
    // The same student can't buy a part again, nor the other way round.
    expect(errorOf(await buyer.tryBuy(parts[1]!))).toMatchObject({ codigo: 'COMPRA_EM_ANDAMENTO' });
    expect(await findLedgerErrors(backend.current.db)).toEqual([]);
  });

  it('holds all seats or none: a part that is sold out sells no programme', async () => {
    const parts = [
      await shop.offer(1, { vagas_total: 5, vagas_disponiveis: 5 }),
      await shop.offer(2, { vagas_total: 1, vagas_disponiveis: 1 }),
    ];
    const { slug, edition } = await shop.sell(parts);
    const { purchase, buyer } = await shop.hold(parts[1]!);
    expect(await shop.free(edition)).toBe(0);
    const second = await shop.buyer();
    expect(errorOf(await second.tryBuy(edition))).toMatchObject({ codigo: 'VAGAS_ESGOTADAS' });
    expect(errorOf(await buyer.tryBuy(edition))).toMatchObject({ codigo: 'COMPRA_EM_ANDAMENTO' });
    expect(await shop.frees(parts)).toEqual([5, 0]);
    expect((await shop.page(slug)).body.edicoes[0]).toMatchObject({ aberta: false });
    bodyOf(await buyer.tryCancel(purchase.codigo));
    bodyOf(await second.tryBuy(edition), 201);
    expect(await shop.frees(parts)).toEqual([4, 0]);
  });

  it('gives every seat back when the hold runs out, is cancelled, or the buyer withdraws', async () => {
    const parts = await both({ vagas_total: 2, vagas_disponiveis: 2 });
    const { edition } = await shop.sell(parts);
    const { buyer, purchase } = await shop.hold(edition);
    bodyOf(await buyer.tryCancel(purchase.codigo));
    expect(await shop.frees(parts)).toEqual([2, 2]);

    const { buyer: withdrawing, codigo } = await shop.paid(edition);
    expect(await shop.frees(parts)).toEqual([1, 1]);
    bodyOf(await withdrawing.tryWithdraw(codigo));
    await backend.current.runJobs();
    expect(path(await withdrawing.purchase(codigo)).at(-1)).toBe('ESTORNADA');
    expect(await shop.frees([...parts, edition])).toEqual([2, 2, 2]);
    expect(await accountBalances(backend.current.db, codigo)).not.toHaveProperty('vendas');
    expect(await findLedgerErrors(backend.current.db)).toEqual([]);
  });

  it('passes a seat that comes back on to who waits for that part', async () => {
    const parts = [
      await shop.offer(1, { vagas_total: 1, vagas_disponiveis: 1 }),
      await shop.offer(2, { vagas_total: 3, vagas_disponiveis: 3 }),
    ];
    const { edition } = await shop.sell(parts);
    const { buyer, purchase } = await shop.hold(edition);
    const waiting = await shop.buyer();
    expect(errorOf(await waiting.client.post(`/api/oferta/${edition}/lista-espera`))).toMatchObject({
      codigo: 'LISTA_FECHADA',
    });
    bodyOf(await waiting.client.post(`/api/oferta/${parts[0]}/lista-espera`));
    bodyOf(await buyer.tryCancel(purchase.codigo));
    const [place] = await backend.current.db
      .select()
      .from(waitingList)
      .where(eq(waitingList.id_oferta, parts[0]!));
    expect(place!.convite_expira_em).not.toBeNull();
    expect(await shop.frees(parts)).toEqual([0, 3]);
  });

  it('is off sale at once when the school says so, and refuses orders of companies', async () => {
    const { edition } = await shop.sell(await both());
    const company = await shop.buyer();
    const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
    const order = await company.client.post<Purchase>(
      '/api/compra-empresa',
      { id_oferta: edition, empresa, vagas: 2, alunos: [] },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    expect(errorOf(order)).toMatchObject({
      codigo: 'TURMA_FECHADA',
      mensagem: expect.stringContaining('Programas'),
    });
    bodyOf(await shop.saveEdition(edition, 1, { a_venda: false }));
    const late = await shop.buyer();
    expect(errorOf(await late.tryBuy(edition))).toMatchObject({ codigo: 'TURMA_FECHADA' });
    bodyOf(await shop.saveEdition(edition, 2));
    bodyOf(await late.tryBuy(edition), 201);
  });
});

describe('when a part changes', () => {
  const motivo = 'O professor adoeceu';
  const recado = 'A oficina entra em reforma.';
  const mailsTo = ({ student }: Buyer, kind: string) => listMailTexts(backend.current, student.email, kind);
  const consequencesOf = async (offer: number) =>
    bodyOf(await shop.admin.client.get<OfferConsequences>(`/api/gestao/turmas/${offer}/consequencias`));

  it('cancels the edition with it: buyers choose another or have all of their money back', async () => {
    const parts = await both({ vagas_total: 3, vagas_disponiveis: 3 });
    const { edition, slug } = await shop.sell(parts);
    const other = bodyOf(await shop.addEdition(slug, await both())).id_oferta;
    const leaving = await shop.paid(edition);
    const staying = await shop.paid(edition);
    const { cancelar, pessoas } = await consequencesOf(parts[0]!);
    expect(pessoas).toMatchObject({ pagas: 2, programas: 2 });
    expect(cancelar).toMatchObject({ escolhem: 2, devolve_no_maximo: 3000 });
    const { previsto } = cancelar;
    const cancelling = { previsto, motivo, recado };
    bodyOf(await shop.admin.client.post(`/api/gestao/turmas/${parts[0]}/cancelar`, cancelling));
    expect(await mailsTo(leaving.buyer, 'turma-cancelada')).toEqual([expect.stringContaining(recado)]);

    expect(await shop.stateOf(edition)).toBe('cancelada');
    expect(await shop.frees(parts)).toEqual([3, 3]);
    expect(await mailKindsOf(backend.current.db, leaving.codigo)).toContain('turma-cancelada');
    bodyOf(await leaving.buyer.tryChoose(leaving.codigo, { tipo: 'DINHEIRO' }));
    await backend.current.runJobs();
    expect(path(await leaving.buyer.purchase(leaving.codigo)).at(-1)).toBe('ESTORNADA');
    expect((await staying.buyer.offers(staying.codigo)).itens).toMatchObject([
      { oferta: { id_oferta: other }, a_pagar: 0, a_devolver: 0 },
    ]);
    bodyOf(await staying.buyer.tryChoose(staying.codigo, { tipo: 'TURMA', id_oferta: other, total: 1500 }));
    expect(await shop.free(other)).toBe(19);
    expect(await findLedgerErrors(backend.current.db)).toEqual([]);
  });

  it('is cancelled alone by what was forecast: its buyers choose, its parts stay and have their seats again', async () => {
    const parts = await both({ vagas_total: 3, vagas_disponiveis: 3 });
    const { edition } = await shop.sell(parts);
    const { buyer, codigo } = await shop.paid(edition);
    const { cancelar, pessoas } = await consequencesOf(edition);
    expect(pessoas).toMatchObject({ pagas: 1 });
    expect(cancelar).toMatchObject({ escolhem: 1, devolve_no_maximo: 1500, mensagens: 1 });
    const cancel = (previsto: string) =>
      shop.admin.client.post(`/api/gestao/turmas/${edition}/cancelar`, { previsto, motivo, recado });
    expect(errorOf(await cancel('outra'))).toMatchObject({ codigo: 'PREVISAO_MUDOU' });
    expect(await shop.frees(parts)).toEqual([2, 2]);
    bodyOf(await cancel(cancelar.previsto));
    expect(await mailsTo(buyer, 'turma-cancelada')).toEqual([expect.stringContaining(recado)]);
    expect(await shop.stateOf(edition)).toBe('cancelada');
    expect(await Promise.all(parts.map((part) => shop.stateOf(part)))).toEqual(['em-aberto', 'em-aberto']);
    expect(await shop.frees(parts)).toEqual([3, 3]);
    expect((await consequencesOf(edition)).cancelada).toMatchObject({ motivo, escolhem: 1 });
    bodyOf(await buyer.tryChoose(codigo, { tipo: 'DINHEIRO' }));
    await backend.current.runJobs();
    expect(path(await buyer.purchase(codigo)).at(-1)).toBe('ESTORNADA');
    expect(await findLedgerErrors(backend.current.db)).toEqual([]);
  });

  it('lets the buyers of the programme leave or wait while one part is postponed', async () => {
    const parts = await both();
    const { edition } = await shop.sell(parts);
    const { buyer, codigo } = await shop.paid(edition);
    const at = `/api/gestao/turmas/${parts[0]}/adiamento`;
    const { previsto } = bodyOf(await shop.admin.client.post<{ previsto: string }>(`${at}/previsao`, {}));
    bodyOf(await shop.admin.client.post(at, { previsto, motivo, recado }));
    expect(await mailsTo(buyer, 'turma-adiada')).toEqual([expect.stringContaining(recado)]);
    expect(await shop.stateOf(edition)).toBe('adiada');
    expect(errorOf(await (await shop.buyer()).tryBuy(edition))).toMatchObject({ codigo: 'TURMA_FECHADA' });
    expect((await buyer.purchase(codigo)).oferta.partes?.map(({ adiada }) => adiada)).toEqual([true, false]);
    expect((await buyer.purchase(codigo)).novos_aceites).toMatchObject([
      { situacao: 'ABERTO', adiada: true },
    ]);
    expect(
      errorOf(await shop.admin.client.post(`/api/gestao/turmas/${edition}/adiamento/previsao`, {})).codigo,
    ).toBe('TURMA_NAO_ENCONTRADA');
  });

  it('asks the buyers of the programme to accept other hours of one part', async () => {
    const parts = [await shop.offer(1), await shop.offer(2, { data_inicio: '2045-03-01' })];
    const { edition } = await shop.sell(parts);
    const { buyer, codigo } = await shop.paid(edition);
    const mudanca = {
      formato: 'presencial',
      id_unidade: 1,
      turno: 'noturno',
      dias_semana: ['seg', 'qua'],
      hora_inicio: '19:30',
      hora_fim: '22:00',
      data_inicio: '2045-03-01',
      data_fim: '2045-06-01',
    };
    const at = `/api/gestao/turmas/${parts[1]}/mudanca`;
    const { previsto, aceitam } = bodyOf(
      await shop.admin.client.post<{ previsto: string; aceitam: number }>(`${at}/previsao`, { mudanca }),
    );
    expect(aceitam).toBe(1);
    bodyOf(await shop.admin.client.post(at, { mudanca, previsto, motivo, recado }));
    expect(await mailsTo(buyer, 'novo-aceite-pedido')).toEqual([expect.stringContaining(recado)]);
    const asked = bodyOf(await buyer.client.get<NewAcceptance>(`/api/compra/${codigo}/novo-aceite`));
    expect(asked.depois.turma.partes).toMatchObject([{ hora_inicio: '18:30' }, { hora_inicio: '19:30' }]);
    expect(asked.antes.turma?.partes).toMatchObject([
      { hora_inicio: '18:30' },
      { hora_inicio: '18:30', unidade: { nome: 'Unidade Joinville' } },
    ]);
  });
});

describe('history of a programme', () => {
  it('shows each change of it and its editions, and writes texts of before back once', async () => {
    const parts = await both();
    const { slug, edition } = await shop.sell(parts);
    const at = `/api/gestao/programas/${slug}`;
    const { client } = shop.admin;
    const read = async () => bodyOf(await client.get<DeskProgramme>(at));
    const history = async () =>
      bodyOf(await client.get<{ itens: RecordedChange[] }>(`${at}/historico`)).itens;
    const before = await read();
    const programa = { ...before, cursos: before.cursos.map(({ id_produto }) => id_produto) };
    const resumo = 'Outro resumo.';
    bodyOf(await client.put(at, { versao: before.versao, programa: { ...programa, resumo } }));
    bodyOf(await shop.saveEdition(edition, 1, { preco: 1400 }));
    const [price, text] = await history();
    expect(price).toMatchObject({
      acao: 'ALTEROU_EDICAO',
      desfazivel: false,
      dados: { antes: { preco_centavos: 150_000 }, depois: { preco_centavos: 140_000 } },
    });
    expect(text).toMatchObject({ acao: 'ALTEROU_PROGRAMA', desfazivel: true, dados: { depois: { resumo } } });
    const undo = (mudanca: number) =>
      client.post<{ codigo: string }>(`${at}/historico/desfazer`, { mudanca });
    bodyOf(await undo(text!.id));
    expect((await read()).resumo).toBe(before.resumo);
    expect(errorOf(await undo(text!.id)).codigo).toBe('TEXTO_MUDOU_DEPOIS');
    expect(errorOf(await undo(price!.id)).codigo).toBe('MUDANCA_NAO_ENCONTRADA');
  });
});
