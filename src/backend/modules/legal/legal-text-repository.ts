import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { terms } from '#/backend/db/schema/purchasing.ts';
import { legalDrafts, legalVersions } from '#/backend/db/schema/school.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';

export interface LegalVersion {
  versao: string;
  /** Fields filled. */
  conteudo: string;
  /** Markdown with its fields; null for a text without Markdown. */
  modelo: string | null;
  vigente_desde: Date;
}

/** Newest first. */
export async function listVersions(db: Database, texto: LegalText, now: Date): Promise<LegalVersion[]> {
  if (texto === 'contrato') {
    const { versao, texto: conteudo, modelo, vigente_desde } = terms;
    return db
      .select({ versao, conteudo, modelo, vigente_desde })
      .from(terms)
      .where(lte(vigente_desde, now))
      .orderBy(desc(vigente_desde), desc(versao));
  }
  const { versao, conteudo, modelo, vigente_desde } = legalVersions;
  return db
    .select({ versao, conteudo, modelo, vigente_desde })
    .from(legalVersions)
    .where(eq(legalVersions.texto, texto))
    .orderBy(desc(vigente_desde), desc(versao));
}

/** Of terms of use or privacy policy, whichever came last; undefined while none was published. */
export async function findLastConsentText(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ versao: legalVersions.versao })
    .from(legalVersions)
    .where(inArray(legalVersions.texto, ['termos', 'privacidade']))
    .orderBy(desc(legalVersions.vigente_desde), desc(legalVersions.versao))
    .limit(1);
  return row?.versao;
}

export async function findDraft(db: Database, texto: LegalText) {
  const [row] = await db.select().from(legalDrafts).where(eq(legalDrafts.texto, texto));
  return row;
}

interface DraftChange {
  texto: LegalText;
  rascunho: string;
  /** The version that the editor read; 0 when there was none. */
  versao: number;
  loginId: number;
}

/** False when the draft was changed since the editor read it. */
export async function saveDraftRow(
  db: Database,
  { texto, rascunho, versao, loginId }: DraftChange,
  at: Date,
): Promise<boolean> {
  const changed = { rascunho, alterado_em: at, alterado_por: loginId };
  const rows =
    versao === 0
      ? await db
          .insert(legalDrafts)
          .values({ texto, versao: 1, ...changed })
          .onConflictDoNothing()
          .returning({ versao: legalDrafts.versao })
      : await db
          .update(legalDrafts)
          .set({ versao: sql`${legalDrafts.versao} + 1`, ...changed })
          .where(and(eq(legalDrafts.texto, texto), eq(legalDrafts.versao, versao)))
          .returning({ versao: legalDrafts.versao });
  return rows.length === 1;
}

interface NewVersion extends LegalVersion {
  texto: LegalText;
  modelo: string;
  sha256: string;
  exigeNovoAceite: boolean;
  loginId: number;
}

export async function insertVersion(
  db: Database,
  { texto, versao, conteudo, modelo, sha256, vigente_desde, exigeNovoAceite, loginId }: NewVersion,
): Promise<void> {
  const published = { versao, modelo, vigente_desde, publicado_por: loginId };
  if (texto === 'contrato') {
    await db
      .insert(terms)
      .values({ ...published, texto: conteudo, sha256, exige_novo_aceite: exigeNovoAceite });
  } else await db.insert(legalVersions).values({ ...published, texto, conteudo });
}
