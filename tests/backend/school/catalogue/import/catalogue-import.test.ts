import { describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { selectRows } from '#/backend/db/database.ts';
import type { Programme } from '#/contract/catalogue/programmes.ts';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import { importTables } from '#/domain/catalogue/import/import-columns.ts';
import type { ImportReport } from '#/domain/catalogue/import/import-report.ts';
import { ApiClient } from '../../../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../../../support/backend/backend.ts';
import { enterAs } from '../../../account/role-clients.ts';
import { Buyer } from '../../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/importacoes';

const course = {
  titulo: 'Soldagem de Tubulações',
  modalidade: 'Cursos Profissionais',
  area: 'Metalmecânica > usinagem e ferramentaria',
  tipo: 'Qualificação Profissional',
  descricao: 'Solda de tubos com eletrodo revestido e TIG.',
  publico_alvo: 'Quem quer trabalhar em caldeirarias.',
  objetivos: 'Soldar em todas as posições\nLer desenhos',
  conteudo: 'Fundamentos (40 horas)\n- Segurança\n\nPrática (80 horas)',
  carga_horaria: '120',
  duracao_meses: '3',
  certificacao: 'Certificado de qualificação.',
  requisitos: '',
  video_url: '',
  termos_busca: 'solda tig',
  preco_original: '1.200,00',
  preco_promocional: 'R$ 990,50',
  periodo_preco: 'curso',
  publicado: 'sim',
};
const unit = {
  nome: 'Unidade Norte',
  endereco: 'Rua das Flores, 10, Centro',
  cidade: 'Manaus',
  uf: 'AM',
  cep: '69005-010',
  telefone: '',
};
const offer = {
  codigo_turma: 'SOL-2902',
  curso: 'Soldagem de Tubulações',
  modalidade_do_curso: '',
  unidade: 'Unidade Norte',
  cidade_da_unidade: 'Manaus',
  formato: 'Presencial',
  turno: 'Noite',
  dias_semana: 'seg, qua',
  hora_inicio: '19h',
  hora_fim: '22:00',
  data_inicio: '05/02/2029',
  data_fim: '30/05/2029',
  inscricoes_ate: '1/2/29',
  carga_horaria: '120',
  vagas_total: '20',
  vagas_minimas: '8',
  tipo_oferta: 'Paga',
  preco_original: '1200',
  preco_promocional: '990,5',
  parcelas_max: '6',
  idade_minima: '16',
  escolaridade: '',
  documentos: 'RG\nCPF',
  confere_documentos: 'não',
};
type Row = Readonly<Record<string, string>>;

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = (rows: readonly Row[], separator = ';') =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quote).join(separator))
    .join('\r\n');
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const asCsv = (tables: Readonly<Record<string, readonly Row[]>>) =>
  Object.entries(tables).map(([nome, rows]) => ({ nome: `${nome}.csv`, conteudo: base64(csv(rows)) }));

async function desk(url = () => backend.current.url) {
  const client = await enterAs('ADMIN', url);
  const check = async (arquivos: readonly object[], retirar_ausentes = false) => {
    const answer = await client.post<CatalogueImport>(path, { arquivos, retirar_ausentes });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const run = (id: number) => client.post<CatalogueImport>(`${path}/${id}/execucao`);
  const download = async (formato: string) => {
    const { body } = await client.get<{ conteudo: string }>(`/api/gestao/catalogo/${formato}`);
    return Buffer.from(body.conteudo, 'base64');
  };
  return {
    client,
    check,
    run,
    download,
    import: async (arquivos: readonly object[], retirar_ausentes = false) => {
      const { id, relatorio } = await check(arquivos, retirar_ausentes);
      expect(relatorio.recusas).toEqual([]);
      const ran = await run(id);
      expect(ran.status, JSON.stringify(ran.body)).toBe(200);
      return relatorio;
    },
  };
}

const countsOf = ({ tabelas }: ImportReport) =>
  Object.fromEntries(
    tabelas.map(({ tabela, novos, alterados, iguais, recusados, retirados }) => [
      tabela,
      [novos, alterados, iguais, recusados, retirados],
    ]),
  );

describe('a catalogue from files', () => {
  test('is checked first, comes as it was checked, is sold, and changes nothing when it comes again', async () => {
    const { check, run, client } = await desk();
    const files = asCsv({ unidades: [unit], cursos: [course], turmas: [offer] });
    const { id, relatorio, feita_em } = await check(files);
    expect(relatorio.recusas).toEqual([]);
    expect(feita_em).toBeNull();
    expect(countsOf(relatorio)).toMatchObject({
      unidades: [1, 0, 0, 0, 0],
      cursos: [1, 0, 0, 0, 0],
      turmas: [1, 0, 0, 0, 0],
    });
    const visitor = new ApiClient(backend.current.url);
    const found = async () => {
      const { body } = await visitor.get<{
        itens: { titulo: string; id_produto: number; oferta: { id_oferta: number } }[];
      }>('/api/produto-busca?titulo=tubula%C3%A7%C3%B5es&quantidade=10&pagina=1');
      return body.itens.filter(({ titulo }) => titulo === course.titulo);
    };
    expect(await found()).toEqual([]);

    const done = await run(id);
    expect(done.body.feita_em).not.toBeNull();
    const [item] = await found();
    const read = await client.get<{ turmas: object[]; imagem: string; objetivos: string[] }>(
      `/api/gestao/cursos/${item!.id_produto}`,
    );
    expect(read.body).toMatchObject({
      preco_original: 1200,
      preco_promocional: 990.5,
      objetivos: ['Soldar em todas as posições', 'Ler desenhos'],
    });
    expect(read.body.turmas).toMatchObject([
      {
        codigo_turma: 'SOL-2902',
        dias_semana: ['seg', 'qua'],
        hora_inicio: '19:00',
        data_inicio: '2029-02-05',
        inscricoes_ate: '2029-02-01',
        preco_promocional: 990.5,
        documentos: ['RG', 'CPF'],
        vagas_total: 20,
      },
    ]);
    const buyer = await Buyer.register(backend.current.url);
    expect((await buyer.tryBuy(item!.oferta.id_oferta)).status).toBe(201);

    expect((await run(id)).body.feita_em).toBe(done.body.feita_em);
    expect(countsOf((await check(files)).relatorio)).toMatchObject({
      unidades: [0, 0, 1, 0, 0],
      cursos: [0, 0, 1, 0, 0],
      turmas: [0, 0, 1, 0, 0],
    });
  });

  test('names each bad cell with what would be right, and brings the other lines', async () => {
    const { check, run, client } = await desk();
    const bad: readonly (readonly [Row, string, RegExp])[] = [
      [{ carga_horaria: 'cento e vinte' }, 'carga_horaria', /número inteiro, como 40/],
      [{ preco_original: 'mil reais' }, 'preco_original', /valor em reais.*1\.234,50/],
      [{ preco_promocional: '1.300,00' }, 'preco_promocional', /menor que o preço cheio/],
      [{ modalidade: 'Cursos Mágicos' }, 'modalidade', /não existe\. Há: .*Cursos Técnicos/],
      [{ area: 'Alquimia' }, 'area', /área não existe/],
      [{ tipo: 'Oficina' }, 'tipo', /tipo não existe\. Há: /],
      [{ conteudo: 'Sem horas\n- nada' }, 'conteudo', /comece com o módulo e as horas/],
      [{ publicado: 'talvez' }, 'publicado', /sim ou não/],
      [{ titulo: '' }, 'titulo', /obrigatório/],
      [{ video_url: 'https://exemplo.com/video' }, 'video_url', /YouTube/],
      [{ periodo_preco: 'mês' }, 'periodo_preco', /curso, semestre, ano/],
    ];
    const rows = bad.map(([changes], index) => ({ ...course, titulo: `Curso ruim ${index}`, ...changes }));
    const good = { ...course, titulo: 'Curso bom' };
    const twice = { ...good, titulo: 'Curso Bom' };
    const { id, relatorio } = await check(asCsv({ cursos: [...rows, good, twice] }));
    expect(relatorio.recusas.map(({ linha, coluna }) => [linha, coluna])).toEqual([
      ...bad.map(([, column], index) => [index + 2, column]),
      [bad.length + 3, 'titulo'],
    ]);
    for (const [index, [, , reason]] of bad.entries())
      expect(relatorio.recusas[index]!.motivo).toMatch(reason);
    expect(relatorio.recusas.at(-1)!.motivo).toMatch(/“Curso Bom”.*“Curso bom”, da linha 13/);
    expect(relatorio.recusas[0]).toMatchObject({ planilha: 'cursos.csv', conteudo: 'cento e vinte' });
    const { body } = await client.get<{ conteudo: string }>(`${path}/${id}/recusas`);
    const [sheet] = await readXlsxFile(Buffer.from(body.conteudo, 'base64'));
    expect(sheet!.data.length).toBe(bad.length + 2);
    expect(sheet!.data[1]!.slice(0, 2)).toEqual(['2', expect.stringMatching(/^carga_horaria: /)]);
    await run(id);
    const { body: list } = await client.get<{ totalItens: number }>(
      '/api/gestao/cursos?pagina=1&busca=curso%20bom',
    );
    expect(list.totalItens).toBe(1);
    expect(
      (await client.get<{ totalItens: number }>('/api/gestao/cursos?pagina=1&busca=curso%20ruim')).body
        .totalItens,
    ).toBe(0);
  });

  test('names each bad cell of a teacher, and both names where two would have one page', async () => {
    const { check, run, client } = await desk();
    const good = { slug: '', nome: 'Íris Prado', biografia: '', links: '', mostrado: 'sim' };
    const bad: readonly (readonly [Row, string, RegExp])[] = [
      [{ nome: '' }, 'nome', /obrigatório/],
      [{ nome: '!!!' }, 'nome', /letras ou números/],
      [{ slug: 'íris_1' }, 'slug', /letras minúsculas sem acentos/],
      [{ slug: 'novo' }, 'slug', /Escolha outro endereço/],
      [{ biografia: '<b>oi</b>' }, 'biografia', /HTML/],
      [{ links: 'http://a.example' }, 'links', /^Item 1: Comece cada endereço com https/],
      [{ mostrado: 'talvez' }, 'mostrado', /sim ou não/],
      [{ nome: 'Iris-Prado' }, 'nome', /“Iris-Prado”.*“Íris Prado”, da linha 2/],
      [{ slug: 'iris-prado', nome: 'Outra' }, 'slug', /“Outra”.*“Íris Prado”, da linha 2/],
      [{ nome: 'Marlene  (Kuhn)' }, 'nome', /“Marlene {2}\(Kuhn\)”.*“Marlene Kuhn”\./],
    ];
    const rows = bad.map(([changes], index) => ({ ...good, nome: `Professor ruim ${index}`, ...changes }));
    const { id, relatorio } = await check(asCsv({ professores: [good, ...rows] }));
    expect(relatorio.recusas.map(({ linha, coluna }) => [linha, coluna])).toEqual(
      bad.map(([, column], index) => [index + 3, column]),
    );
    for (const [index, [, , reason]] of bad.entries())
      expect(relatorio.recusas[index]!.motivo).toMatch(reason);
    await run(id);
    const { body } = await client.get('/api/gestao/professores/iris-prado');
    expect(body).toMatchObject({ nome: 'Íris Prado', mostrado: true });
  });

  test('names each bad cell of a programme, and brings it with courses of the same files', async () => {
    const { check, run, client, download, import: bring } = await desk();
    const cursos = ['Solda Um', 'Solda Dois', 'Solda Livre', 'Programa Ocupado'].map((titulo) => ({
      ...course,
      titulo,
      ...(titulo === 'Solda Livre' && { preco_original: '0', preco_promocional: '' }),
    }));
    const good = {
      id: '',
      slug: '',
      titulo: 'Solda Completa',
      resumo: 'Duas soldas.',
      texto: 'Primeiro **uma**.',
      cursos: 'Solda Um\nSolda Dois',
      publicado: 'sim',
    };
    const bad: readonly (readonly [Row, string, RegExp])[] = [
      [{ titulo: '' }, 'titulo', /obrigatório/],
      [{ titulo: '!!!' }, 'titulo', /letras ou números/],
      [{ titulo: 'Solda-completa' }, 'titulo', /“Solda-completa”.*“Solda Completa”, da linha 2/],
      [{ slug: 'novo' }, 'slug', /Escolha outro endereço/],
      [{ slug: 'ocupado' }, 'slug', /“Ruim 4”.*“Programa Ocupado”, da linha 5/],
      [{ resumo: 'x'.repeat(301) }, 'resumo', /300/],
      [{ texto: '<b>oi</b>' }, 'texto', /HTML/],
      [{ cursos: 'Solda Um' }, 'cursos', /de 2 a 10 cursos/],
      [{ cursos: 'Solda Um\nSolda Três' }, 'cursos', /“Solda Três”: Este curso não existe/],
      [{ cursos: 'Solda Um\nSolda um' }, 'cursos', /repetido/],
      [{ cursos: 'Solda Um\nSolda Livre' }, 'cursos', /Solda Livre não entra em programas/],
      [{ publicado: 'talvez' }, 'publicado', /sim ou não/],
      [{ id: '1001' }, 'id', /é de um curso/],
    ];
    const rows = bad.map(([changes], index) => ({ ...good, titulo: `Ruim ${index}`, ...changes }));
    const files = asCsv({ cursos, programas: [good, ...rows] });
    const { id, relatorio } = await check(files);
    expect(relatorio.recusas.map(({ linha, coluna }) => [linha, coluna])).toEqual(
      bad.map(([, column], index) => [index + 3, column]),
    );
    for (const [index, [, , reason]] of bad.entries())
      expect(relatorio.recusas[index]!.motivo).toMatch(reason);
    await run(id);
    const visitor = new ApiClient(backend.current.url);
    const shown = async () => (await visitor.get<Programme>('/api/programas/solda-completa')).body;
    expect(await shown()).toMatchObject({
      titulo: 'Solda Completa',
      cursos: [{ titulo: 'Solda Um' }, { titulo: 'Solda Dois' }],
      carga_horaria: 240,
      imagem: expect.stringMatching(/^\/og\//),
    });
    expect(countsOf((await check(files)).relatorio)['programas']).toEqual([0, 0, 1, bad.length, 0]);

    const [first, second] = (await shown()).cursos;
    const changed = {
      ...good,
      titulo: 'Solda Inteira',
      slug: 'solda-completa',
      cursos: `Solda Dois\n${first!.id_produto}`,
    };
    expect((await bring(asCsv({ programas: [changed] }))).mudancas).toMatchObject([
      {
        tabela: 'programas',
        nome: 'Solda Completa',
        campos: [
          { coluna: 'titulo', antes: 'Solda Completa', depois: 'Solda Inteira' },
          { coluna: 'cursos', antes: 'Solda Um\nSolda Dois', depois: 'Solda Dois\nSolda Um' },
        ],
      },
    ]);
    expect((await shown()).cursos.map(({ id_produto }) => id_produto)).toEqual([
      second!.id_produto,
      first!.id_produto,
    ]);
    const { body: history } = await client.get<{ itens: object[] }>(
      '/api/gestao/programas/solda-completa/historico',
    );
    expect(history.itens).toMatchObject([
      { acao: 'ALTEROU_PROGRAMA', dados: { depois: { cursos: [second!.id_produto, first!.id_produto] } } },
    ]);
    const others = { ...course, id: '', titulo: 'Programa Solda-completa' };
    const number = { ...course, titulo: 'Outro Nome', id: String((await shown()).id_produto) };
    expect((await check(asCsv({ cursos: [others, number] }))).relatorio.recusas).toMatchObject([
      { coluna: 'titulo', motivo: expect.stringMatching(/“Solda Inteira”/) },
      { coluna: 'id', motivo: 'Este número é de um programa.' },
    ]);

    // Left out by the whole catalogue it leaves the shop, and comes back with its line.
    const whole = await check(
      asCsv({ programas: [{ ...good, titulo: 'Outro Programa', slug: 'outro' }] }),
      true,
    );
    expect(whole.relatorio.retirados).toContain('Solda Inteira');
    await run(whole.id);
    expect((await visitor.get('/api/programas/solda-completa')).status).toBe(404);
    await bring(asCsv({ programas: [changed] }));
    expect((await shown()).titulo).toBe('Solda Inteira');

    // People may have bought one that has editions: its courses stay.
    const document = JSON.parse((await download('json')).toString()) as Record<
      string,
      { cursos: string[] }[]
    >;
    const sold = document['programas']!.find(({ cursos: names }) =>
      names.includes('Power BI para Negócios'),
    )!;
    const conteudo = base64(JSON.stringify({ programas: [{ ...sold, cursos: sold.cursos.toReversed() }] }));
    const turned = await check([{ nome: 'catalogo.json', conteudo }]);
    expect(turned.relatorio.recusas).toMatchObject([
      { coluna: 'cursos', motivo: expect.stringMatching(/já tem edições/) },
    ]);
  });

  test('names each bad cell of an edition, and sells it with offers of the same files', async () => {
    const { check, run, client, download, import: bring } = await desk();
    const ofCourse = (codigo_turma: string, curso: string, changes: Row = {}) => ({
      ...offer,
      codigo_turma,
      curso,
      unidade: 'Unidade das Edições',
      ...changes,
    });
    const free = { tipo_oferta: 'Gratuita', preco_original: '0', preco_promocional: '', parcelas_max: '1' };
    const tables = {
      unidades: [{ ...unit, nome: 'Unidade das Edições' }],
      cursos: ['Edição Um', 'Edição Dois'].map((titulo) => ({ ...course, titulo })),
      turmas: [
        ofCourse('ED-1', 'Edição Um'),
        ofCourse('ED-2', 'Edição Dois'),
        ofCourse('ED-3', 'Edição Dois', { ...free, turno: 'Manhã', hora_inicio: '8h', hora_fim: '11h' }),
      ],
      programas: [
        {
          slug: 'duas-edicoes',
          titulo: 'Duas',
          resumo: 'Um e dois.',
          cursos: 'Edição Um\nEdição Dois',
          publicado: 'x',
        },
      ],
    };
    const good = {
      id: '',
      codigo_turma: 'PRG-ED',
      programa: 'duas-edicoes',
      turmas: 'ED-1, ED-2',
      preco: '1.500,00',
      parcelas_max: '6',
      a_venda: 'sim',
    };
    const bad: readonly (readonly [Row, string, RegExp])[] = [
      [{ programa: 'nenhum' }, 'programa', /nem está na planilha de programas/],
      [{ turmas: 'ED-1, ED-9' }, 'turmas', /A turma ED-9 não existe/],
      [{ turmas: 'ED-2, ED-1' }, 'turmas', /na ordem dos cursos/],
      [{ turmas: 'ED-1' }, 'turmas', /na ordem dos cursos/],
      [{ turmas: 'ED-1; ED-3' }, 'turmas', /ED-3 não recebe mais inscrições pagas/],
      [{ codigo_turma: '' }, 'turmas', /já está na linha 2/],
      [{ codigo_turma: 'PRG-ED' }, 'codigo_turma', /já está na linha 2/],
      [{ codigo_turma: 'ED-1' }, 'codigo_turma', /Outra turma já tem este código/],
      [{ codigo_turma: 'PRG 1' }, 'codigo_turma', /sem espaços/],
      [{ id: await anOfferId() }, 'id', /é de uma turma de um curso/],
      [{ preco: '' }, 'preco', /obrigatório/],
      [{ preco: '0' }, 'preco', /quanto custa o programa inteiro/],
      [{ parcelas_max: '40' }, 'parcelas_max', /de 1 a 36/],
      [{ a_venda: 'talvez' }, 'a_venda', /sim ou não/],
    ];
    const rows = bad.map(([changes], index) => ({ ...good, codigo_turma: `PRG-R${index}`, ...changes }));
    const files = asCsv({ ...tables, edicoes: [good, ...rows] });
    const { id, relatorio } = await check(files);
    expect(relatorio.recusas.map(({ linha, coluna }) => [linha, coluna])).toEqual(
      bad.map(([, column], index) => [index + 3, column]),
    );
    for (const [index, [, , reason]] of bad.entries())
      expect(relatorio.recusas[index]!.motivo).toMatch(reason);
    expect((await run(id)).status).toBe(200);
    expect(countsOf((await check(files)).relatorio)['edicoes']).toEqual([0, 0, 1, bad.length, 0]);
    const visitor = new ApiClient(backend.current.url);
    const shown = async () => (await visitor.get<Programme>('/api/programas/duas-edicoes')).body.edicoes;
    expect(await shown()).toMatchObject([
      {
        codigo_turma: 'PRG-ED',
        aberta: true,
        preco_original: 1981,
        preco_promocional: 1500,
        vagas_disponiveis: 20,
        partes: [{ codigo_turma: 'ED-1' }, { codigo_turma: 'ED-2' }],
      },
    ]);
    const { id_oferta } = (await shown())[0]!;
    const buyer = await Buyer.register(backend.current.url);
    expect((await buyer.tryBuy(id_oferta)).status).toBe(201);

    // Who bought pays what they saw; the offers stay theirs.
    const cheaper = await bring(
      asCsv({ edicoes: [{ ...good, codigo_turma: '', preco: '1400', parcelas_max: '6' }] }),
    );
    expect(cheaper.mudancas).toMatchObject([
      {
        tabela: 'edicoes',
        nome: 'PRG-ED',
        campos: [{ coluna: 'preco', antes: '1.500,00', depois: '1.400,00' }],
      },
    ]);
    expect(await shown()).toMatchObject([{ preco_promocional: 1400, vagas_disponiveis: 19 }]);
    const { body: history } = await client.get('/api/gestao/programas/duas-edicoes/historico');
    expect(JSON.stringify(history)).toContain('"depois":{"preco_centavos":140000}');
    const other = await check(asCsv({ edicoes: [{ ...good, turmas: 'ED-2, ED-1' }] }));
    expect(other.relatorio.recusas).toMatchObject([
      { coluna: 'turmas', motivo: expect.stringMatching(/ficam: ED-1, ED-2/) },
    ]);
    const taken = await check(
      asCsv({
        turmas: [
          ofCourse('PRG-ED', 'Edição Um', { id: '' }),
          { ...ofCourse('ED-7', 'Edição Um'), id: String(id_oferta) },
        ],
      }),
    );
    expect(taken.relatorio.recusas.map(({ coluna }) => coluna)).toEqual(['codigo_turma', 'id']);

    const csvOfEditions = (await download('edicoes')).toString();
    expect(csvOfEditions).toContain('duas-edicoes');
    const rest = asCsv({ edicoes: [{ ...good, codigo_turma: 'PRG-OUTRA' }] });
    const whole = await check(rest, true);
    expect(whole.relatorio.recusas.map(({ motivo }) => motivo)).toEqual([]);
    expect(whole.relatorio.retirados).toContain('PRG-ED');
    await run(whole.id);
    expect((await shown()).map(({ codigo_turma }) => codigo_turma)).toEqual(['PRG-OUTRA']);
    expect(await buyer.tryBuy(id_oferta)).not.toMatchObject({ status: 201 });
  });

  test('offers with people keep what these were promised, and stay when they are left out', async () => {
    const { import: bring, check, run, client } = await desk();
    const ours = (codigo_turma: string, data_inicio = '05/03/2029') => ({
      ...offer,
      codigo_turma,
      data_inicio,
      curso: 'Tornearia Manual',
      unidade: 'Unidade Sul',
    });
    const unidades = [{ ...unit, nome: 'Unidade Sul' }];
    const cursos = [{ ...course, titulo: 'Tornearia Manual' }];
    await bring(asCsv({ unidades, cursos, turmas: [ours('COM-GENTE'), ours('VAZIA', '07/03/2029')] }));
    const id = await idOf('COM-GENTE');
    const buyer = await Buyer.register(backend.current.url);
    expect((await buyer.tryBuy(id)).status).toBe(201);

    const moved = await check(
      asCsv({
        turmas: [
          { ...ours('COM-GENTE'), data_inicio: '12/03/2029', vagas_total: '0', preco_promocional: '900' },
        ],
      }),
    );
    expect(moved.relatorio.recusas.map(({ coluna }) => coluna)).toEqual(['vagas_total']);
    const later = await check(asCsv({ turmas: [{ ...ours('COM-GENTE'), data_inicio: '12/03/2029' }] }));
    expect(later.relatorio.recusas).toMatchObject([
      { coluna: 'data_inicio', motivo: expect.stringMatching(/^Já há pessoas/) },
    ]);

    // Prices of later orders may change; seats that are taken stay so.
    const cheaper = await check(
      asCsv({ turmas: [{ ...ours('COM-GENTE'), preco_promocional: '900', vagas_total: '12' }] }),
    );
    expect(cheaper.relatorio.recusas).toEqual([]);
    expect(cheaper.relatorio.mudancas).toMatchObject([
      {
        nome: 'COM-GENTE',
        campos: [
          { coluna: 'vagas_total', antes: '20', depois: '12' },
          { coluna: 'preco_promocional', antes: '990,50', depois: '900,00' },
        ],
      },
    ]);
    await run(cheaper.id);
    expect(await rowOf('COM-GENTE')).toMatchObject({
      vagas_total: 12,
      vagas_disponiveis: 11,
      preco_promocional_centavos: 90_000,
    });

    const others = await check(asCsv({ turmas: [{ ...ours('OUTRA'), data_inicio: '14/03/2029' }] }), true);
    const [, , counted] = others.relatorio.tabelas;
    expect(counted!.retirados).toBeGreaterThan(1);
    expect(others.relatorio.ficam.length).toBeGreaterThan(0);
    await run(others.id);
    expect((await rowOf('COM-GENTE')).situacao).not.toBe('encerrada');
    const { situacao, id_produto } = await rowOf('VAZIA');
    expect(situacao).toBe('encerrada');
    const history = await client.get(`/api/gestao/cursos/${id_produto}/historico?pagina=1`);
    expect(JSON.stringify(history.body)).toContain('ENCERROU_TURMA');
    // Listed again, it takes enrolments again.
    await bring(asCsv({ turmas: [ours('VAZIA', '07/03/2029')] }));
    expect((await rowOf('VAZIA')).situacao).toBe('em-aberto');
  });

  test('what changed after the check is never overwritten: nothing of the import is done', async () => {
    const { import: bring, check, run, client } = await desk();
    const cursos = [{ ...course, titulo: 'Fresagem CNC' }];
    await bring(asCsv({ cursos }));
    const { id } = await check(
      asCsv({
        cursos: [
          { ...cursos[0]!, carga_horaria: '130' },
          { ...course, titulo: 'Curso Novo' },
        ],
      }),
    );
    const { body } = await client.get<{ itens: { id_produto: number }[] }>(
      '/api/gestao/cursos?pagina=1&busca=fresagem',
    );
    const courseId = body.itens[0]!.id_produto;
    const known = (await client.get<Record<string, unknown>>(`/api/gestao/cursos/${courseId}`)).body;
    const saved = await client.put(`/api/gestao/cursos/${courseId}`, {
      versao: known['versao'],
      curso: { ...known, descricao: 'Escrita no balcão.' },
    });
    expect(saved.status).toBe(200);
    const ran = await run(id);
    expect([ran.status, ran.body]).toMatchObject([409, { codigo: 'CATALOGO_ALTERADO' }]);
    const after = (await client.get<Record<string, unknown>>(`/api/gestao/cursos/${courseId}`)).body;
    expect(after).toMatchObject({ descricao: 'Escrita no balcão.', carga_horaria: 120 });
    expect(
      (await client.get<{ totalItens: number }>('/api/gestao/cursos?pagina=1&busca=curso%20novo')).body
        .totalItens,
    ).toBe(0);
  });

  test('of two imports and an editor that change one course at once, one wins and the others are told', async () => {
    const { import: bring, check, run, client } = await desk();
    const titulo = 'Curso Disputado';
    await bring(asCsv({ cursos: [{ ...course, titulo }] }));
    const find = async () =>
      (await client.get<{ itens: { id_produto: number }[] }>('/api/gestao/cursos?pagina=1&busca=disputado'))
        .body.itens[0]!.id_produto;
    const id = await find();
    const known = (await client.get<Record<string, unknown>>(`/api/gestao/cursos/${id}`)).body;
    const [one, two] = [
      await check(
        asCsv({
          cursos: [
            { ...course, titulo, descricao: 'De um arquivo.' },
            { ...course, titulo: 'Vem com um' },
          ],
        }),
      ),
      await check(
        asCsv({
          cursos: [
            { ...course, titulo, descricao: 'De outro arquivo.' },
            { ...course, titulo: 'Vem com outro' },
          ],
        }),
      ),
    ];
    const edit = () =>
      client.put(`/api/gestao/cursos/${id}`, {
        versao: known['versao'],
        curso: { ...known, descricao: 'Do balcão.' },
      });
    const answers = await Promise.all([run(one.id), run(two.id), edit()]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const winner = statuses.indexOf(200);
    const after = (await client.get<{ descricao: string; versao: number }>(`/api/gestao/cursos/${id}`)).body;
    expect(after.descricao).toBe(['De um arquivo.', 'De outro arquivo.', 'Do balcão.'][winner]);
    const companions = await client.get<{ itens: { titulo: string }[] }>(
      '/api/gestao/cursos?pagina=1&busca=vem%20com',
    );
    expect(
      companions.body.itens.map((each) => each.titulo).filter((each) => each.startsWith('Vem com')),
    ).toEqual([['Vem com um'], ['Vem com outro'], []][winner]);
  });

  test('what people write as formulas and markup comes back as it was, and as text', async () => {
    const { import: bring, check, download } = await desk();
    const hostile = [
      `=HYPERLINK("https://a.example")`,
      `'=1+1`,
      '@SUM(A1)',
      '-2+3 na prática',
      '<img src=x onerror=alert(1)>',
    ];
    const cursos = hostile.map((text, index) => ({
      ...course,
      titulo: `Curso hostil ${index}`,
      descricao: `'${text}`,
      termos_busca: `'${text}`,
    }));
    await bring(asCsv({ cursos }));
    const text = (await download('cursos')).toString();
    for (const cell of hostile.slice(0, 4)) {
      expect(text).toContain(`'${cell.replaceAll('"', '""')}`);
    }
    const again = await check([{ nome: 'cursos.csv', conteudo: base64(await download('cursos')) }]);
    expect(again.relatorio.mudancas).toEqual([]);
    const sheets = await readXlsxFile(await download('xlsx'));
    const rows = sheets.find(({ sheet }) => sheet === 'cursos')!.data;
    const place = rows[0]!.indexOf('descricao');
    const descriptions = rows
      .filter((row) => String(row[1]).startsWith('Curso hostil'))
      .map((row) => row[place]);
    expect(descriptions).toEqual(hostile.map((cell) => (cell.startsWith("'") ? `'${cell}` : cell)));
  });

  test('who imports a thousand lines into the embedded database hears that shoppers will wait', async () => {
    const { check } = await desk();
    const units = Array.from({ length: 1000 }, (_, index) => ({ ...unit, nome: `Unidade ${index}` }));
    const waits = async (count: number) =>
      (await check(asCsv({ unidades: units.slice(0, count) }))).loja_espera;
    expect(await waits(999)).toBe(false);
    expect(await waits(1000)).toBe(backend.current.db instanceof PgliteDatabase);
  });

  test('a cancelled import can no longer be done; two runs of one do it once', async () => {
    const { check, run, client } = await desk();
    const files = asCsv({ cursos: [{ ...course, titulo: 'Curso Cancelado' }] });
    const first = await check(files);
    expect((await client.post(`${path}/${first.id}/cancelamento`)).status).toBe(200);
    expect((await run(first.id)).body).toMatchObject({ codigo: 'IMPORTACAO_CANCELADA' });
    const second = await check(files);
    const runs = await Promise.all([run(second.id), run(second.id)]);
    expect(runs.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.post(`${path}/${second.id}/cancelamento`)).body).toMatchObject({
      codigo: 'IMPORTACAO_FEITA',
    });
    expect(
      (await client.get<{ totalItens: number }>('/api/gestao/cursos?pagina=1&busca=cancelado')).body
        .totalItens,
    ).toBe(1);
  });
});

async function anOfferId() {
  const [row] = await selectRows<{ id: number }>(
    backend.current.db,
    sql`SELECT min(id_oferta) AS id FROM offers`,
  );
  return String(row!.id);
}

async function rowOf(code: string) {
  const [row] = await selectRows<{ id_oferta: number; id_produto: number; situacao: string }>(
    backend.current.db,
    sql`SELECT id_oferta, id_produto, situacao, vagas_total, vagas_disponiveis, preco_promocional_centavos
      FROM offers WHERE codigo_turma = ${code}`,
  );
  return row!;
}

const idOf = async (code: string) => (await rowOf(code)).id_oferta;

describe('files of every kind', () => {
  test('Excel writes dates, hours and amounts as numbers, other programs tabs and other encodings', async () => {
    const { check } = await desk();
    const date = (day: string) => new Date(`${day}T00:00:00Z`);
    const rows = [
      Object.keys(offer),
      Object.entries(offer).map(([column]) => {
        const typed: Record<string, unknown> = {
          data_inicio: date('2029-02-05'),
          data_fim: date('2029-05-30'),
          inscricoes_ate: 47_149,
          hora_inicio: 19 / 24,
          hora_fim: 22 / 24,
          preco_original: 1200,
          preco_promocional: 990.5,
          vagas_total: 20,
          codigo_turma: 'XLS-1',
          curso: 'Curso de Planilha',
        };
        return typed[column] ?? offer[column as keyof typeof offer];
      }),
    ];
    const data = rows.map((row) =>
      row.map((value) => ({ value, ...(value instanceof Date && { format: 'dd/mm/yyyy' }) })),
    );
    const workbook = await writeXlsxFile([{ sheet: 'turmas', data: data as never }]).toBuffer();
    const latin = Buffer.from(csv([{ ...course, titulo: 'Curso de Planilha' }], '\t'), 'latin1');
    const units = `sep=,\r\n${csv([unit], ',')}`;
    const { relatorio } = await check([
      { nome: 'unidades.txt', conteudo: base64(units) },
      { nome: 'exportado.csv', conteudo: base64(latin) },
      { nome: 'turmas.xlsx', conteudo: base64(workbook) },
    ]);
    expect(relatorio.recusas).toEqual([]);
    expect(countsOf(relatorio)).toMatchObject({ cursos: [1, 0, 0, 0, 0], turmas: [1, 0, 0, 0, 0] });
  });

  test('a workbook that unzips to more than memory, and files of too many lines, are not read', async () => {
    const { check, download } = await desk();
    const bomb = await download('modelo');
    const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02'));
    bomb.writeUInt32LE(400_000_000, directory + 24);
    const lines = Buffer.from(`titulo\n${'a\n'.repeat(100_001)}`);
    const rows = Buffer.from(`{"cursos":[${'{},'.repeat(100_000)}{}]}`);
    const files = { 'cursos.xlsx': bomb, 'cursos.csv': lines, 'cursos.json': rows };
    for (const [nome, bytes] of Object.entries(files)) {
      const { relatorio } = await check([{ nome, conteudo: base64(bytes) }]);
      expect(relatorio.recusas, nome).toMatchObject([
        { planilha: nome, motivo: expect.stringMatching(/100\.000 linhas/) },
      ]);
    }
  });

  test.each([
    ['foto.png', Buffer.from('\x89PNG\r\n\x1a\n'), /Não sabemos de que é/],
    ['lista.xlsx', Buffer.from('PK\x03\x04 nada'), /abrir esta planilha/],
    ['curso.pdf', Buffer.from('%PDF-1.7'), /um PDF/],
    ['dados.json', Buffer.from('{"cursos": ['), /JSON está incompleto/],
    ['dados.json', Buffer.from(String.raw`{"cursos":[{"titulo":"a\u0000b"}]}`), /não são texto/],
    ['dados.json', Buffer.from(String.raw`{"cursos":[{"a\ud800":1}]}`), /não são texto/],
    ['dados.json', Buffer.from('[1, 2]'), /listas unidades, cursos, turmas/],
    ['cursos.csv', Buffer.from('titulo;preso_original\nA;1'), /preso_original|Esta coluna não existe/],
    ['cursos.csv', Buffer.from('titulo;titulo\nA;B'), /duas vezes/],
  ])('%s is refused in words', async (nome, bytes, reason) => {
    const { check } = await desk();
    const { relatorio } = await check([{ nome, conteudo: base64(bytes) }]);
    expect(relatorio.recusas[0]!.motivo).toMatch(reason);
    expect(relatorio.totalRecusas).toBeGreaterThan(0);
  });

  test('a shift may have the name by which the school calls it', async () => {
    const { check, client } = await desk();
    const { body: names } = await client.get<{ versao: number }>('/api/gestao/nomes');
    const renamed = [{ chave: 'noturno', nome: 'Turma da Lua' }];
    expect(
      (await client.put('/api/gestao/nomes/turnos', { versao: names.versao, nomes: renamed })).status,
    ).toBe(200);
    const cursos = [{ ...course, titulo: 'Curso da Lua' }];
    const turmas = ['turma da lua', 'Noite', 'Madrugada'].map((turno, index) => ({
      ...offer,
      curso: 'Curso da Lua',
      codigo_turma: `LUA-${index}`,
      turno,
    }));
    const { relatorio } = await check(asCsv({ unidades: [unit], cursos, turmas }));
    expect(relatorio.recusas).toMatchObject([{ linha: 4, coluna: 'turno', conteudo: 'Madrugada' }]);
  });

  test('what is shown of a long cell ends with a whole character', async () => {
    const { check } = await desk();
    const carga_horaria = `${'x'.repeat(199)}😀`;
    const { relatorio } = await check(
      asCsv({ cursos: [{ ...course, titulo: 'Curso longo', carga_horaria }] }),
    );
    expect(relatorio.recusas).toMatchObject([
      { coluna: 'carga_horaria', conteudo: `${'x'.repeat(199)}\ufffd` },
    ]);
  });

  test('the template is read back as an empty catalogue', async () => {
    const { check, download } = await desk();
    const { relatorio } = await check(
      [{ nome: 'modelo.xlsx', conteudo: base64(await download('modelo')) }],
      true,
    );
    expect(relatorio.recusas).toEqual([]);
    expect(relatorio.retirados).toEqual([]);
  });
});

test('the published schema of the document names all that an export holds', async () => {
  const { download } = await desk();
  interface Schema {
    properties: Record<string, { items: { properties: object; additionalProperties: boolean } }>;
  }
  const schema = JSON.parse((await download('esquema')).toString()) as Schema;
  const document = JSON.parse((await download('json')).toString()) as Record<string, object[]>;
  expect(Object.keys(schema.properties)).toEqual(Object.keys(document));
  for (const [table, rows] of Object.entries(document)) {
    const { properties, additionalProperties } = schema.properties[table]!.items;
    expect(additionalProperties).toBe(false);
    for (const row of rows) expect(Object.keys(properties)).toEqual(Object.keys(row));
  }
});

test('exported, imported into an empty shop and exported again, the catalogue is the same bytes', async () => {
  const seeded = await desk();
  const formats = ['json', ...importTables];
  const written = await Promise.all(formats.map((formato) => seeded.download(formato)));
  const empty = await startTestBackend({ seed: true });
  await empty.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`TRUNCATE courses, offers, units, teachers CASCADE`);
  });
  try {
    const other = await desk(() => empty.url);
    const [, ...tables] = written;
    await other.import(
      tables.map((bytes, index) => ({ nome: `${formats[index + 1]}.csv`, conteudo: base64(bytes) })),
    );
    const again = await Promise.all(formats.map((formato) => other.download(formato)));
    for (const [index, bytes] of again.entries())
      expect(bytes.equals(written[index]!), formats[index]).toBe(true);
    const workbook = await seeded.download('xlsx');
    const { relatorio } = await other.check([{ nome: 'catalogo.xlsx', conteudo: base64(workbook) }], true);
    expect(relatorio.recusas).toEqual([]);
    expect(relatorio.mudancas).toEqual([]);
    expect(
      relatorio.tabelas.every(({ novos, alterados, retirados }) => novos + alterados + retirados === 0),
    ).toBe(true);
  } finally {
    await empty.stop();
  }
}, 120_000);
