import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { discardUnsent, retryUnsent } from '#/backend/mail/unsent/unsent-mails.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { ShownTask } from '#/contract/school/tasks.ts';
import { jobStandings, standingOf } from '#/domain/school/job-standing.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { selectJobRuns } from './task-repository.ts';

export interface NamedJob {
  name: string;
  title: string;
  everySeconds: number;
}

/** What fails first, then what is late. @param now of the machine, by whose clock jobs run */
export async function describeTasks(
  db: Database,
  jobs: readonly NamedJob[],
  now: Date,
): Promise<ShownTask[]> {
  const runs = new Map((await selectJobRuns(db)).map((run) => [run.nome, run]));
  return jobs
    .map(({ name, title, everySeconds }): ShownTask => {
      const run = runs.get(name);
      return {
        nome: name,
        titulo: title,
        a_cada_segundos: everySeconds,
        situacao: standingOf(run && { failuresInARow: run.falhas, due: run.ate }, now),
        terminou_em: run?.terminou_em?.toISOString() ?? null,
        proxima_em: run?.ate.toISOString() ?? null,
        falhou_em: run?.falhou_em?.toISOString() ?? null,
        erro: run?.erro ?? null,
        falhas: run?.falhas ?? 0,
      };
    })
    .toSorted((one, other) => jobStandings.indexOf(one.situacao) - jobStandings.indexOf(other.situacao));
}

const mailGone = () =>
  new BackendError(404, 'EMAIL_NAO_ENCONTRADO', 'Este e-mail já saiu ou foi descartado. Atualize a página.');

/** @throws 404 `EMAIL_NAO_ENCONTRADO` */
export function tryMailAgain(act: Editor, id: number): Promise<void> {
  return onMail(act, id, 'REENVIOU_EMAIL', (tx) => retryUnsent(tx, id, act.now));
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO` */
export function discardUnsentMail(act: Editor, id: number): Promise<void> {
  return onMail(act, id, 'DESCARTOU_EMAIL', (tx) => discardUnsent(tx, id));
}

function onMail(
  editor: Editor,
  id: number,
  acao: AuditedAct,
  run: (tx: Database) => Promise<string | undefined>,
): Promise<void> {
  return editor.db.transaction(async (tx) => {
    const nome = await run(tx);
    if (nome === undefined) throw mailGone();
    await actOf({ ...editor, db: tx }, acao, `e-mail ${id}`, { nome });
  });
}
