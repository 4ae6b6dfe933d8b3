import type { Database } from '#/backend/db/database.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { LegalDraft, LegalTextPage } from '#/contract/school/legal-text.ts';
import type { RichText } from '#/domain/text/rich-text.ts';
import type { BrandFields } from '#/domain/school/brand.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';
import { CONSENT_VERSION } from '#/domain/site/consent.ts';
import { defaultContract } from './default-texts/enrolment-contract.ts';
import { defaultPrivacyPolicy } from './default-texts/privacy-policy.ts';
import { defaultTermsOfUse } from './default-texts/terms-of-use.ts';
import { fillFields, legalFields } from './legal-fields.ts';
import { findDraft, findLastConsentText, listVersions, type LegalVersion } from './legal-text-repository.ts';

/** Whose data fill the fields. */
export interface LegalSchool {
  brand: BrandFields;
  siteUrl: string;
}

const defaults = {
  termos: { modelo: defaultTermsOfUse, vigente_desde: new Date('2026-11-22T03:00:00Z') },
  privacidade: { modelo: defaultPrivacyPolicy, vigente_desde: new Date('2026-11-23T03:00:00Z') },
};

/** Newest first, down to the text of the program, which was never published. */
async function listTexts(db: Database, texto: LegalText, now: Date): Promise<LegalVersion[]> {
  const versions = await listVersions(db, texto, now);
  if (texto === 'contrato') return versions;
  const { modelo, vigente_desde } = defaults[texto];
  return [...versions, { versao: CONSENT_VERSION, conteudo: modelo, modelo, vigente_desde }];
}

/** The version of what a person agrees to who agrees to both terms and privacy policy. */
export const readConsentVersion = async (db: Database) => (await findLastConsentText(db)) ?? CONSENT_VERSION;

/** @throws 404 `TEXTO_INEXISTENTE` */
export async function readLegalText(
  db: Database,
  now: Date,
  { texto, versao }: { texto: LegalText; versao?: string | undefined },
): Promise<LegalTextPage> {
  const versions = await listTexts(db, texto, now);
  const shown = versao === undefined ? versions[0] : versions.find((version) => version.versao === versao);
  if (!shown) throw new BackendError(404, 'TEXTO_INEXISTENTE', 'Não encontramos essa versão do texto.');
  return { ...describe(shown), conteudo: showText(shown), versoes: versions.map(describe) };
}

export async function readLegalDraft(
  db: Database,
  now: Date,
  { texto, brand, siteUrl }: LegalSchool & { texto: LegalText },
): Promise<LegalDraft> {
  const [draft, versions] = await Promise.all([findDraft(db, texto), listTexts(db, texto, now)]);
  const inForce = versions[0]!;
  const rascunho = draft?.rascunho ?? inForce.modelo ?? defaultContract;
  const campos = legalFields(texto, brand, siteUrl);
  const filled = fillFields(rascunho, campos);
  const { blocos, problemas } = readMarkdown(filled.texto);
  return {
    rascunho,
    versao: draft?.versao ?? 0,
    previa: blocos,
    problemas: [...filled.problemas, ...problemas],
    em_vigor: describe(inForce),
    desatualizado: inForce.modelo !== null && fillFields(inForce.modelo, campos).texto !== inForce.conteudo,
    versoes: versions.map(describe),
    campos,
  };
}

const describe = ({ versao, vigente_desde }: LegalVersion) => ({
  versao,
  vigente_desde: vigente_desde.toISOString(),
});

const showText = ({ conteudo, modelo }: LegalVersion): RichText =>
  modelo === null
    ? conteudo.split(/\n{2,}/).map((texto) => ({ tipo: 'paragrafo', partes: [{ texto }] }))
    : readMarkdown(conteudo).blocos;
