import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '#/backend/db/database.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import { ApiClient } from '../support/backend/api-client.ts';
import { startTestBackend } from '../support/backend/backend.ts';

/**
 * `npm run bench:import`: 10,000 courses and 50,000 offers as CSV into the seeded shop, checked and carried
 * out, then the same again; the shop's search meanwhile.
 */
const courses = 10_000;
const offersOfEach = 5;

const text = 'Aulas na oficina, com projeto, medida e acabamento, do primeiro corte à peça pronta. ';
const quote = (cell: string) => `"${cell}"`;
const table = (rows: readonly Record<string, string>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quote).join(';'))
    .join('\r\n');

const courseRows = Array.from({ length: courses }, (_, index) => ({
  titulo: `Curso de Prática ${index}`,
  modalidade: 'Cursos Profissionais',
  area: 'Usinagem e Ferramentaria',
  tipo: 'Qualificação Profissional',
  descricao: text.repeat(5),
  publico_alvo: text,
  objetivos: 'Medir\nCortar\nMontar',
  conteudo: `Fundamentos (40 horas)\n- ${text}\n\nPrática (80 horas)\n- ${text}`,
  carga_horaria: '120',
  duracao_meses: '3',
  certificacao: 'Certificado.',
  preco_original: '1.200,00',
  publicado: 'sim',
}));
const offerRows = courseRows.flatMap(({ titulo }, index) =>
  Array.from({ length: offersOfEach }, (_, each) => ({
    codigo_turma: `T-${index}-${each}`,
    curso: titulo,
    unidade: 'Unidade do Ensaio',
    formato: 'Presencial',
    turno: 'Noite',
    dias_semana: 'seg, qua',
    hora_inicio: '19:00',
    hora_fim: '22:00',
    data_inicio: '05/02/2029',
    data_fim: '30/05/2029',
    inscricoes_ate: '01/02/2029',
    carga_horaria: '120',
    vagas_total: '20',
    vagas_minimas: '8',
    tipo_oferta: 'Paga',
    preco_original: '1200',
    parcelas_max: '6',
  })),
);
const unit = {
  nome: 'Unidade do Ensaio',
  endereco: 'Rua A, 1',
  cidade: 'Joinville',
  uf: 'SC',
  cep: '89201-600',
};
const arquivos = Object.entries({ unidades: [unit], cursos: courseRows, turmas: offerRows }).map(
  ([nome, rows]) => ({ nome: `${nome}.csv`, conteudo: Buffer.from(table(rows)).toString('base64') }),
);

/** Who imports, and who shops meanwhile: a process of its own, so that its memory and time aren't counted. */
async function importAndShop(url: string): Promise<void> {
  const admin = new ApiClient(url);
  const { email, senha } = seededLogins.find(({ tipoLogin }) => tipoLogin === 'ADMIN')!;
  await admin.post('/api/login', { identificador: email, senha });
  const shopper = new ApiClient(url);
  const waits: number[] = [];
  const waiting = new Set<Promise<void>>();
  // At their own pace: who waits doesn't stop the next one from coming.
  const shopping = setInterval(() => {
    const start = performance.now();
    const answered = shopper.get('/api/produto/detalhes/1001').then(({ status }) => {
      if (status !== 200) throw new Error(`A course answered ${status}.`);
      waits.push(performance.now() - start);
      waiting.delete(answered);
    });
    waiting.add(answered);
  }, 50);
  const timed = async (label: string, run: () => Promise<{ status: number; body: CatalogueImport }>) => {
    const start = performance.now();
    waits.length = 0;
    const { status, body } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    await Promise.all(waiting);
    const [middle, last, most] = [0.5, 0.99, 1].map((part) =>
      Math.round(waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * part) - 1] ?? 0),
    );
    const counts = body.relatorio?.tabelas.map((row) => Object.values(row).join(' ')).join(', ');
    console.log(
      `${label}: ${status}, ${seconds} s, a course beside it p50 ${middle} ms, p99 ${last} ms, at most ${most} ms, ${counts}`,
    );
    return body;
  };
  const check = () =>
    admin.post<CatalogueImport>('/api/gestao/importacoes', { arquivos, retirar_ausentes: false });
  const { id } = await timed('check', check);
  await timed('run', () => admin.post<CatalogueImport>(`/api/gestao/importacoes/${id}/execucao`));
  await timed('the same again, check', check);
  clearInterval(shopping);
}

async function serve(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'];
  const database = await openDatabase(databaseUrl ? { databaseUrl } : {});
  await database.migrate();
  const backend = await startTestBackend({ seed: true, database });
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const client = fork(import.meta.filename, [backend.url]);
  const [code] = (await once(client, 'exit')) as [number];
  clearInterval(watch);
  console.log(`memory: ${Math.round((peak - before) / 1_048_576)} MB more at most`);
  await backend.stop();
  await database.close();
  process.exitCode = code;
}

const [url] = process.argv.slice(2);
await (url === undefined ? serve() : importAndShop(url));
