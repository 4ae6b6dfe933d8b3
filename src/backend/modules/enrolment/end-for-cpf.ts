import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { isLiveEnrolment } from '#/domain/enrolment/enrolment-state.ts';
import { enqueueEnrolmentNotification } from './enqueue-enrolment-notification.ts';
import { listLiveWithoutAddress } from './enrolment-repository.ts';
import { endEnrolment } from './move-enrolment.ts';
import { lockEnrolmentOfAny } from './own-enrolment.ts';

const CPF_OF_ANOTHER = 'O CPF da inscrição é de outra pessoa, que confirmou isso com a nossa equipe.';

/**
 * Ends enrolments made by others with a CPF whose owner has proved it; audited. Those with an address of the
 * owner are left. Call it in the transaction of the decision.
 */
export async function endEnrolmentsOfOthers(
  tx: Database,
  owner: { cpf: string; email: string },
  { loginId, requestId, at }: { loginId: number; requestId: string; at: Date },
): Promise<void> {
  for (const { protocolo } of await listLiveWithoutAddress(tx, owner)) {
    const enrolment = await lockEnrolmentOfAny(tx, protocolo);
    if (!enrolment || !isLiveEnrolment(enrolment.estado)) continue;
    const ended = await endEnrolment(tx, enrolment, 'lose-cpf', at, { motivo: CPF_OF_ANOTHER });
    if (!ended) continue;
    await enqueueEnrolmentNotification(tx, 'inscricao-indeferida', ended, at);
    await recordAct(tx, {
      acao: 'ENCERROU_INSCRICAO_DE_OUTRO_CPF',
      loginId,
      personId: enrolment.id_pessoa,
      objeto: `inscricao:${protocolo}`,
      requestId,
      at,
    });
  }
}
