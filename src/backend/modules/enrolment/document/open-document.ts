import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { documentTypes, safeDocumentName } from '#/domain/enrolment/enrolment-document.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { documentNotFound } from './document-errors.ts';
import { findDocument } from './document-repository.ts';
import { drawPage } from './draw-page.ts';

interface Reader {
  personId: number;
  loginId: number;
  tipoLogin: LoginKind;
  lacksSecondFactor: boolean;
  requestId: string;
}

interface Address {
  protocolo: string;
  id: string;
}

/**
 * For the owner and, audited, for the team (ENROLMENT-15).
 * @throws 404 `DOCUMENTO_INEXISTENTE`, also before the antivirus has passed it
 */
export async function openDocument(db: Database, now: Date, reader: Reader, address: Address): Promise<File> {
  const found = await findOpenable(db, address);
  const isOwn = found?.personId === reader.personId;
  const decides = hasPermission(reader.tipoLogin, 'decide-enrolments') && !reader.lacksSecondFactor;
  if (!found || !(isOwn || decides)) throw documentNotFound();
  if (!isOwn) await recordReading(db, now, reader, found.personId, 'ABRIU_DOCUMENTO', address);
  return new File([found.conteudo], safeDocumentName(found.nome, found.formato), {
    type: documentTypes[found.formato].type,
  });
}

/**
 * A page as a picture for the team, audited (ENROLMENT-15).
 * @throws 404 `DOCUMENTO_INEXISTENTE`, also before the antivirus has passed it, and for a page that can't be
 * rendered
 */
export async function showDocumentPage(
  db: Database,
  now: Date,
  reader: Reader,
  { pagina, ...address }: Address & { pagina: number },
): Promise<File> {
  const found = await findOpenable(db, address);
  if (!found) throw documentNotFound();
  const drawn = await drawPage(found, pagina, reader.personId);
  if (!drawn) throw documentNotFound();
  await recordReading(db, now, reader, found.personId, 'VIU_DOCUMENTO', { ...address, pagina });
  return new File([new Uint8Array(drawn)], `pagina-${pagina}.jpg`, { type: 'image/jpeg' });
}

async function findOpenable(db: Database, { protocolo, id }: Address) {
  const found = await findDocument(db, protocolo, id);
  if (found?.documento.situacao !== 'RECEBIDO' || !found.documento.conteudo) return undefined;
  const { conteudo, nome, formato } = found.documento;
  return { conteudo: new Uint8Array(conteudo), nome, formato, personId: found.id_pessoa };
}

function recordReading(
  db: Database,
  now: Date,
  { loginId, requestId }: Reader,
  personId: number,
  acao: AuditedAct,
  { protocolo, id, pagina }: Address & { pagina?: number },
): Promise<void> {
  return recordAct(db, {
    acao,
    loginId,
    personId,
    objeto: `inscricao:${protocolo}`,
    requestId,
    dados: { documento: id, ...(pagina !== undefined && { pagina }) },
    at: now,
  });
}
