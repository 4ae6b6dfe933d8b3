import { createHash } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { Session } from '#/backend/request/context.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { fillFields, legalFields } from './legal-fields.ts';
import { insertVersion, listVersions, saveDraftRow } from './legal-text-repository.ts';
import type { LegalSchool } from './read-legal-text.ts';

interface TypedText {
  texto: LegalText;
  rascunho: string;
  versao: number;
}

interface LegalDeps {
  db: Database;
  /** Of the shop's calendar. */
  now: Date;
  requestId: string;
}

/** @throws 409 `TEXTO_ALTERADO` when another administrator saved meanwhile; nothing is overwritten */
export async function saveLegalDraft(
  { db, now }: LegalDeps,
  { loginId }: Session,
  typed: TypedText,
): Promise<{ versao: number }> {
  if (!(await saveDraftRow(db, { ...typed, loginId }, now))) {
    throw new BackendError(
      409,
      'TEXTO_ALTERADO',
      'Outra pessoa salvou este texto enquanto você editava. Nada foi sobrescrito: abra a página de novo em outra aba, compare e salve o que faltar.',
    );
  }
  return { versao: typed.versao + 1 };
}

/** @throws 422 `TEXTO_RECUSADO`, 409 `TEXTO_ALTERADO` */
export async function publishLegalText(
  deps: LegalDeps,
  session: Session,
  { exigeNovoAceite, ...typed }: TypedText & { exigeNovoAceite: boolean },
  { brand, siteUrl }: LegalSchool,
): Promise<{ versao: number; publicada: string }> {
  const { texto, rascunho: modelo } = typed;
  const filled = fillFields(modelo, legalFields(texto, brand, siteUrl));
  const faults = [...filled.problemas, ...readMarkdown(filled.texto).problemas];
  if (faults.length > 0) {
    const message = faults.slice(0, 5).join(' ');
    throw new BackendError(422, 'TEXTO_RECUSADO', message, { rascunho: [message] });
  }
  return deps.db.transaction(async (db) => {
    const { versao } = await saveLegalDraft({ ...deps, db }, session, typed);
    const day = calendarDay(deps.now);
    // Who publishes holds the lock of the draft, so that no two take one name.
    const ofDay = (await listVersions(db, texto, deps.now)).filter((version) =>
      version.versao.startsWith(day),
    );
    const publicada = ofDay.length === 0 ? day : `${day}-${ofDay.length + 1}`;
    await insertVersion(db, {
      texto,
      versao: publicada,
      conteudo: filled.texto,
      modelo,
      sha256: createHash('sha256').update(filled.texto, 'utf8').digest('hex'),
      vigente_desde: deps.now,
      exigeNovoAceite,
      loginId: session.loginId,
    });
    const { requestId, now } = deps;
    await recordAct(db, {
      acao: 'PUBLICOU_TEXTO',
      loginId: session.loginId,
      personId: null,
      objeto: texto,
      dados: { versao: publicada },
      requestId,
      at: now,
    });
    return { versao, publicada };
  });
}
