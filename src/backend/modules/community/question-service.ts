import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { requirePublished } from '#/backend/modules/catalogue/course/course-service.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { publicName } from './public-name.ts';
import { countUnanswered, insertQuestion } from './question-repository.ts';

const MAX_UNANSWERED = 10;

/**
 * @throws 404 `PRODUTO_NAO_ENCONTRADO`, and 429 `MUITAS_PERGUNTAS` while 10 of the person's questions wait
 * for an answer
 */
export async function askQuestion(
  db: Database,
  now: Date,
  { personId, courseId, texto }: { personId: number; courseId: number; texto: string },
) {
  await requirePublished(db, courseId);
  return withPersonLocked(db, personId, async (tx, { nome, nome_social }) => {
    if ((await countUnanswered(tx, personId)) >= MAX_UNANSWERED) {
      throw new BackendError(
        429,
        'MUITAS_PERGUNTAS',
        'Você já tem várias perguntas aguardando resposta. Assim que respondermos, você pode perguntar de novo.',
      );
    }
    const id = await insertQuestion(tx, {
      id_produto: courseId,
      id_pessoa: personId,
      nome_autor: publicName(nome_social ?? nome),
      texto,
      criado_em: now,
    });
    return { id_pergunta: id };
  });
}
