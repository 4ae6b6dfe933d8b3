import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { listAppliedNames } from '#/backend/db/backup/count-rows.ts';
import { databaseFolder } from '#/backend/db/data-folder.ts';
import { DataFolderLockedError } from '#/backend/db/data-folder-lock.ts';
import { type Database, openDatabase, writeMark } from '#/backend/db/database.ts';
import { readServerFacts } from '#/backend/db/facts/server-facts.ts';
import { readMigrations } from '#/backend/db/migrate/read-migrations.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';
import { countLateMails } from '#/backend/mail/outbox.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import { doubtful, faulty, type Finding, reasonOf, well } from './finding.ts';

const oldestPostgres = 150_000;
const gibibyte = 1024 ** 3;
const hourMs = 3_600_000;

export async function examineDatabase(
  { dataDir, databaseUrl }: Pick<BackendSettings, 'dataDir' | 'databaseUrl'>,
  now: () => Date,
): Promise<Finding[]> {
  if (!databaseUrl && !existsSync(databaseFolder(dataDir))) {
    return [well(`Ainda não há banco em ${dataDir}: npm start o cria.`)];
  }
  let database;
  try {
    database = await openDatabase(databaseUrl ? { databaseUrl, maxConnections: 1 } : { dataDir });
  } catch (error) {
    if (error instanceof DataFolderLockedError) {
      return [
        doubtful(
          `O banco em ${dataDir} está aberto pela loja (processo ${error.pid}) e não foi examinado.`,
          'Pare a loja e rode de novo para examinar também o banco.',
        ),
      ];
    }
    return [
      faulty(
        reasonOf(error),
        'Restaure um backup com npm run restore, ou peça ajuda antes de mexer na pasta.',
      ),
    ];
  }
  try {
    const findings = await examineServer(database.db, database.location, now);
    return findings.some(({ situacao }) => situacao === 'FALTA')
      ? findings
      : [...findings, ...(await examineContents(database.db, now()))];
  } finally {
    await database.close();
  }
}

async function examineServer(db: Database, location: string, now: () => Date): Promise<Finding[]> {
  let facts;
  const before = now().getTime();
  try {
    facts = await readServerFacts(db);
  } catch (error) {
    return [
      faulty(
        `${location} não responde: ${reasonOf(error)}.`,
        'Confira DATABASE_URL (endereço, usuário, senha, nome do banco) e se o servidor está no ar.',
      ),
    ];
  }
  const after = now().getTime();
  // The time of the answer lies somewhere between.
  const drift = facts.now.getTime() < before ? before - facts.now.getTime() : facts.now.getTime() - after;
  return [
    facts.version >= oldestPostgres
      ? well(`${location} responde, versão ${Math.floor(facts.version / 10_000)}.`)
      : faulty(
          `${location} é uma versão ${Math.floor(facts.version / 10_000)}.`,
          'Use PostgreSQL 15 ou mais novo.',
        ),
    ...(drift > 2000
      ? [
          (drift > 30_000 ? faulty : doubtful)(
            `O relógio do banco e o desta máquina diferem ${Math.round(drift / 1000)} s.`,
            'Ligue a sincronização (NTP) nas duas máquinas: prazos de Pix e de sessões dependem da hora.',
          ),
        ]
      : []),
  ];
}

async function examineContents(db: Database, now: Date): Promise<Finding[]> {
  let applied: string[];
  try {
    applied = await listAppliedNames(db);
  } catch {
    return [well('O banco está vazio ou é de antes da versão 0.1: npm start cria ou atualiza as tabelas.')];
  }
  const known = (await readMigrations()).map(({ name }) => name);
  const later = applied.filter((name) => !known.includes(name));
  if (later.length > 0) {
    return [
      faulty(
        `O banco é de uma versão mais nova da loja (${later.join(', ')}).`,
        'Inicie a versão que o atualizou, ou restaure um backup de antes (docs/upgrade.md).',
      ),
    ];
  }
  const missing = known.length - applied.length;
  if (missing > 0) {
    return [
      doubtful(
        `Faltam ${missing} migrações; o conteúdo não foi examinado.`,
        'Faça um backup; a próxima partida da loja as aplica.',
      ),
    ];
  }
  return [well('Todas as migrações foram aplicadas.'), ...(await examineRows(db, now))];
}

async function examineRows(db: Database, now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    await writeMark(db);
  } catch (error) {
    findings.push(
      faulty(
        `O banco não aceita escrita: ${reasonOf(error)}.`,
        'Confira o disco do banco, e se DATABASE_URL não aponta para uma réplica.',
      ),
    );
  }
  const { isBalanced, differences } = await checkLedger(db);
  findings.push(
    isBalanced && differences.length === 0
      ? well('O livro-razão fecha.')
      : faulty(
          `O livro-razão não fecha: ${differences.length} diferenças.`,
          'Rode npm run ledger e siga “Bad nights” em docs/operations.md.',
        ),
  );
  const waiting = await countLateMails(db, new Date(now.getTime() - hourMs));
  if (waiting > 0) {
    findings.push(
      doubtful(
        `${waiting} e-mails esperam há mais de uma hora.`,
        'Confira SMTP_URL e o teste de e-mail em /gestao.',
      ),
    );
  }
  return findings;
}

export async function examineDisk(folder: string): Promise<Finding[]> {
  const { bavail, bsize, blocks } = await statfs(existsSync(folder) ? folder : '.');
  const free = bavail * bsize;
  const text = `${(free / gibibyte).toFixed(1)} GiB livres de ${((blocks * bsize) / gibibyte).toFixed(1)} GiB.`;
  const todo = 'Libere espaço: sem disco o banco para de gravar e nada mais se vende.';
  if (free < gibibyte / 4) return [faulty(text, todo)];
  return [free < 2 * gibibyte ? doubtful(text, todo) : well(text)];
}
