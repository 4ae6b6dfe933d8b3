import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, selectRows, type OpenDatabase } from '#/backend/db/database.ts';
import { questions, reviews } from '#/backend/db/schema/community.ts';
import { auditLog, logins, persons } from '#/backend/db/schema/identity.ts';
import { answerQuestion, discardQuestion } from '#/backend/modules/community/moderation/answer-question.ts';
import { decideReview } from '#/backend/modules/community/moderation/moderate-review.ts';
import { addCourse, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { eventually } from '../../support/eventually.ts';
import { withDatabase } from '../../support/backend/database.ts';

const database = withDatabase();
let pool: OpenDatabase;
const crowd = 20;

beforeAll(async () => {
  const { db } = database;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  const team = Array.from({ length: crowd }, (_, index) => ({
    id_pessoa: index + 1,
    nome: `Pessoa ${index}`,
    criado_em: noon(),
  }));
  await db.insert(persons).values(team);
  await db.insert(logins).values(
    team.map(({ id_pessoa }) => ({
      id_login: id_pessoa,
      id_pessoa,
      tipo_login: 'ADMIN' as const,
      email: `equipe${id_pessoa}@exemplo.com.br`,
      senha_hash: '$argon2id$v=19$nobody',
      criado_em: noon(),
    })),
  );
  pool = await openDatabase({ databaseUrl: database.databaseUrl!, maxConnections: crowd + 2 });
});

afterAll(() => pool.close());

const act = (index: number) => ({ loginId: index + 1, requestId: `pedido-${index}`, now: noon() });

async function actAtOnce(lock: SQL, run: (index: number) => Promise<unknown>) {
  let outcomes: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.execute(lock);
    outcomes = Promise.allSettled(Array.from({ length: crowd }, (_, index) => run(index)));
    await eventually(async () => {
      // Of the activity a transaction sees the same picture each time: another connection looks.
      const waiting = await selectRows(
        database.db,
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(crowd);
    });
  });
  const settled = await outcomes!;
  const won = settled.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
  const seen = settled.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { codigo?: string }).codigo] : [],
  );
  return { won, seen };
}

it('of many who decide on a review at once one does, the others are told, and the log has one line', async () => {
  const { db } = database;
  const [review] = await db
    .insert(reviews)
    .values({
      id_produto: 1,
      nome_autor: 'Caio T.',
      nota: 5,
      texto: 'Gostei muito das aulas.',
      situacao: 'PENDENTE',
      criado_em: noon(),
    })
    .returning();
  const id = review!.id_opiniao;
  const publishes = (index: number) => index % 2 === 0;
  const { won, seen } = await actAtOnce(
    sql`SELECT 1 FROM reviews WHERE id_opiniao = ${id} FOR UPDATE`,
    (index) =>
      decideReview(
        pool.db,
        act(index),
        id,
        publishes(index) ? { decisao: 'PUBLICADA' } : { decisao: 'RECUSADA', motivo: 'OFENSA' },
      ),
  );
  expect(won).toHaveLength(1);
  expect(seen).toEqual(Array(crowd - 1).fill('OPINIAO_JA_DECIDIDA'));
  const [winner] = won;
  const [row] = await db.select().from(reviews).where(eq(reviews.id_opiniao, id));
  expect(row).toMatchObject(
    publishes(winner!)
      ? { situacao: 'PUBLICADA', motivo_recusa: null }
      : { situacao: 'RECUSADA', motivo_recusa: 'OFENSA' },
  );
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objeto, `opiniao ${id}`));
  expect(log).toMatchObject([{ id_login: winner! + 1, id_requisicao: `pedido-${winner}` }]);
});

it('a question is answered or discarded once, however many try', async () => {
  const { db } = database;
  const [question] = await db
    .insert(questions)
    .values({ id_produto: 1, nome_autor: 'Caio T.', texto: 'Preciso levar luvas?', criado_em: noon() })
    .returning();
  const id = question!.id_pergunta;
  const answers = (index: number) => index % 2 === 0;
  const { won, seen } = await actAtOnce(
    sql`SELECT 1 FROM questions WHERE id_pergunta = ${id} FOR UPDATE`,
    (index) =>
      answers(index)
        ? answerQuestion(pool.db, act(index), id, `Resposta número ${index}.`)
        : discardQuestion(pool.db, act(index), id),
  );
  expect(won).toHaveLength(1);
  expect(seen).toEqual(Array(crowd - 1).fill('PERGUNTA_JA_ATENDIDA'));
  const [winner] = won;
  const [row] = await db.select().from(questions).where(eq(questions.id_pergunta, id));
  expect(row).toMatchObject(
    answers(winner!)
      ? { resposta: `Resposta número ${winner}.`, descartada_em: null }
      : { resposta: null, descartada_em: noon() },
  );
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objeto, `pergunta ${id}`));
  expect(log).toMatchObject([{ id_login: winner! + 1 }]);
});
