import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { terms } from '#/backend/db/schema/purchasing.ts';
import { legalVersions } from '#/backend/db/schema/school.ts';
import type { LegalDraft, LegalTextPage } from '#/contract/school/legal-text.ts';
import type { Terms } from '#/contract/purchasing/purchase.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { ApiClient, type Answer } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer } from '../../support/catalogue-data.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { enterAs } from '../account/role-clients.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ seed: true });
let admin: ApiClient;
beforeAll(async () => {
  admin = await enterAs('ADMIN', () => backend.current.url);
});

const read = async (texto: LegalText, versao?: string) =>
  bodyOf(
    await new ApiClient(backend.current.url).get<LegalTextPage>(
      `/api/texto-legal/${texto}${versao ? `?versao=${versao}` : ''}`,
    ),
  );
const draft = async (texto: LegalText) => bodyOf(await admin.get<LegalDraft>(`/api/gestao/textos/${texto}`));
const save = (texto: LegalText, rascunho: string, versao: number, who = admin) =>
  who.request<{ versao: number }>('PUT', `/api/gestao/textos/${texto}`, { body: { rascunho, versao } });
const publish = async (texto: LegalText, rascunho: string, more: object = {}) =>
  admin.post<{ versao: number; publicada: string }>(`/api/gestao/textos/${texto}/versoes`, {
    rascunho,
    versao: (await draft(texto)).versao,
    ...more,
  });
const problemOf = ({ body }: Answer) => (body as { campos: Record<string, string[]> }).campos;
const clauses = '{{mudancas_da_turma}}\n\n{{arrependimento}}\n\n{{desistencia}}';

test('every shop starts with the texts of the program', async () => {
  const text = await read('termos');
  expect(text).toMatchObject({ versao: '2026-11', vigente_desde: '2026-11-22T03:00:00.000Z' });
  expect(text.conteudo[0]).toEqual({
    tipo: 'titulo',
    nivel: 1,
    partes: [{ texto: '1. O que são estes termos' }],
  });
  expect((await draft('contrato')).problemas).toEqual([]);
});

test('of two editors one saves, and a text that is too long is told so', async () => {
  const { rascunho, versao } = await draft('privacidade');
  const answers = await Promise.all([
    save('privacidade', `${rascunho}\n\nUm`, versao),
    save('privacidade', `${rascunho}\n\nDois`, versao),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const long = await save('privacidade', 'a'.repeat(100 * 1024), versao + 1);
  expect(problemOf(long)).toEqual({ rascunho: ['O texto tem 102.400 caracteres. O limite é 60.000.'] });
  const finance = await enterAs('FINANCEIRO', () => backend.current.url);
  expect((await save('privacidade', 'x', versao + 1, finance)).status).toBe(403);
});

test('a draft stores anything and says why it cannot be published', async () => {
  const source = '<script>alert(1)</script>\n\nFale com {{encarregado}} ou {{chefe}}.';
  const { versao } = await draft('privacidade');
  expect((await save('privacidade', source, versao)).status).toBe(200);
  const stored = await draft('privacidade');
  expect(stored.rascunho).toBe(source);
  expect(stored.problemas).toEqual([
    'O campo {{encarregado}} está vazio: preencha-o em Dados da escola.',
    'O campo {{chefe}} não existe. Use um dos campos da lista.',
    'HTML não é aceito: retire <script>alert(1)</script>',
  ]);
  const refused = await publish('privacidade', source);
  expect(refused.status).toBe(422);
  expect(problemOf(refused)['rascunho']![0]).toContain('{{chefe}} não existe');
  expect((await read('privacidade')).versao).toBe('2026-11');
});

test('a published text is filled, keeps its words, and is what people agree to', async () => {
  const published = bodyOf(await publish('termos', '# Regras\n\nDa {{escola}}, {{cnpj}}.'));
  const today = calendarDay(new Date());
  expect(published.publicada).toBe(today);
  expect((await read('termos')).conteudo[1]).toEqual({
    tipo: 'paragrafo',
    partes: [{ texto: 'Da Vitrine, 41.276.508/0001-02.' }],
  });
  expect(bodyOf(await publish('termos', 'Outra regra.')).publicada).toBe(`${today}-2`);
  expect((await read('termos', today)).conteudo).toHaveLength(2);
  expect((await read('termos')).versoes.map(({ versao }) => versao)).toEqual([
    `${today}-2`,
    today,
    '2026-11',
  ]);
  const ana = await Buyer.register(backend.current.url);
  const consents = bodyOf(await ana.client.get<{ tipo: string; versao: string }[]>('/api/consentimentos'));
  expect(consents.find(({ tipo }) => tipo === 'TERMOS')!.versao).toBe(`${today}-2`);
  const change = backend.current.db.update(legalVersions).set({ conteudo: 'x' });
  await expect(change).rejects.toMatchObject({ cause: { message: 'a published text never changes' } });
});

describe('the contract', () => {
  test('needs what the shop itself carries out', async () => {
    const refused = await publish('contrato', 'Não há devolução. {{arrependimento}} {{desistencia}}');
    expect(problemOf(refused)['rascunho']).toEqual([
      'Falta o campo {{mudancas_da_turma}}: a loja cumpre esta regra sozinha, e o contrato precisa dizer qual é.',
    ]);
  });

  test('is accepted by its hash, drawn as it was, and stays so when the school changes', async () => {
    const { db, url } = backend.current;
    const { id_produto, id_cidade, id_unidade } = offers;
    const [place] = await db.select({ id_produto, id_cidade, id_unidade }).from(offers).limit(1);
    const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
    await addOffer(db, { ...place!, id_oferta: 990_001, ...days });
    const source = `# CONTRATO DE {{escola}}\n\n## Regras\n\n${clauses}\n\n- um **forte**\n- dois\n  1. três [aqui](https://exemplo.com.br/x)`;
    const { publicada } = bodyOf(await publish('contrato', source));
    const shown = bodyOf(await new ApiClient(url).get<Terms>('/api/contrato?id_oferta=990001'));
    expect(shown.versao).toBe(publicada);
    expect(shown.conteudo![0]).toMatchObject({ partes: [{ texto: 'CONTRATO DE Vitrine' }] });
    expect(shown.texto).toContain('Nos 7 dias seguintes à compra pela internet');
    expect(shown.sha256).toBe(createHash('sha256').update(shown.texto, 'utf8').digest('hex'));
    const ana = await Buyer.register(url);
    const { codigo } = await ana.accept(await ana.buy(990_001));
    await publish('contrato', `Outro.\n\n${clauses}`);
    const pdf = await readPdf(
      bodyOf(await ana.client.get<Uint8Array>(`/api/compra/${codigo}/documentos/contrato`)),
    );
    const text = pdf.pages
      .map((page) => page.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const part of [
      'CONTRATO DE Vitrine',
      'Pedida antes do início, devolve 90% do valor pago.',
      '• um forte',
      '1. três aqui (https://exemplo.com.br/x)',
      `SHA-256 do texto ${shown.sha256}`,
    ])
      expect(text).toContain(part);
    expect(pdf.pages[0]!.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody']));
    const change = db.update(terms).set({ texto: 'x' }).where(eq(terms.versao, publicada));
    await expect(change).rejects.toMatchObject({ cause: { message: 'a published text never changes' } });
  });
});
