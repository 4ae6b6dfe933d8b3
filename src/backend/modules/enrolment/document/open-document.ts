import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { documentTypes, safeDocumentName } from '#/domain/enrolment/enrolment-document.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { documentNotFound } from './document-errors.ts';
import { findDocument } from './document-repository.ts';

interface Reader {
  personId: number;
  loginId: number;
  tipoLogin: LoginKind;
  lacksSecondFactor: boolean;
  requestId: string;
}

/**
 * A document as a file, for who handed it in and, with a line in the audit log, for who decides
 * (ENROLMENT-15).
 * @throws 404 `DOCUMENTO_INEXISTENTE`, also for one that the antivirus hasn't passed
 */
export async function openDocument(
  db: Database,
  now: Date,
  reader: Reader,
  { protocolo, id }: { protocolo: string; id: string },
): Promise<File> {
  const found = await findDocument(db, protocolo, id);
  const isOwn = found?.id_pessoa === reader.personId;
  const decides = hasPermission(reader.tipoLogin, 'decide-enrolments') && !reader.lacksSecondFactor;
  if (!found || !(isOwn || decides)) throw documentNotFound();
  const { situacao, conteudo, nome, formato } = found.documento;
  if (situacao !== 'RECEBIDO' || !conteudo) throw documentNotFound();
  if (!isOwn) {
    await recordAct(db, {
      acao: 'ABRIU_DOCUMENTO',
      loginId: reader.loginId,
      personId: found.id_pessoa,
      objeto: `inscricao:${protocolo}`,
      requestId: reader.requestId,
      dados: { documento: id },
      at: now,
    });
  }
  return new File([new Uint8Array(conteudo)], safeDocumentName(nome, formato), {
    type: documentTypes[formato].type,
  });
}
