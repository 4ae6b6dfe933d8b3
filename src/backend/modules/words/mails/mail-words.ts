import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { nameMail } from '#/backend/mail/mail-names.ts';
import { sendAtOnce, type TestMailDeps } from '#/backend/mail/sender/send-test-mail.ts';
import { reportSending } from '#/backend/mail/sender/report-sending.ts';
import type { MailBrand } from '#/backend/mail/templates/layout/mail-layout.tsx';
import type { SchoolWords } from '#/backend/mail/templates/layout/school-words.tsx';
import type { MailKind } from '#/backend/mail/templates/mail-templates.ts';
import { groupOfMail, isEditableMail, isMailKind, mailKinds } from '#/backend/mail/words/grouped-mails.ts';
import { mailFields } from './mail-fields.ts';
import { mailSamples } from '#/backend/mail/words/mail-samples.ts';
import { readMailWords } from './read-mail-words.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { findActOn, listActPage } from '#/backend/modules/audit/audit-log.ts';
import { changedMeanwhile } from '#/backend/modules/course-desk/save-course.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { Session } from '#/backend/request/context.ts';
import type { DeskMail, ListedMail, MailPreview } from '#/contract/words/mail-words.ts';
import { type MailWords, mailWordsSchema, shopsOwnWords } from '#/domain/site/words/mail-words.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import {
  findMailWordsRow,
  listMailWordRows,
  type MailWordsRow,
  saveMailWordsRow,
} from './mail-words-repository.ts';

/** Whose mails they are, and which shop's. */
export interface MailSchool {
  brand: MailBrand;
  siteUrl: string;
}

const mailNotFound = () => new BackendError(404, 'EMAIL_NAO_ENCONTRADO', 'Não encontramos este e-mail.');
const nameOf = (kind: MailKind) => `e-mail ${kind}`;

const wordsOf = (row: MailWordsRow | undefined): MailWords =>
  row ? { assunto: row.assunto, abertura: row.abertura, fechamento: row.fechamento } : shopsOwnWords;
const isOwn = (words: MailWords) => Object.values(words).some((text) => text !== '');

/** What the school adds to a mail about `props`; undefined while that is nothing. */
export async function findMailWords(
  db: Database,
  kind: MailKind,
  { props, brand, siteUrl }: MailSchool & { props: object },
): Promise<SchoolWords | undefined> {
  if (!isEditableMail(kind)) return undefined;
  const stored = wordsOf(await findMailWordsRow(db, kind));
  if (!isOwn(stored)) return undefined;
  const { words, problemas } = readMailWords(stored, mailFields(props, brand, siteUrl));
  // Fields may have lost their value since: then the mail says what the shop says.
  return Object.keys(problemas).length === 0 ? words : undefined;
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO` */
function kindOf(tipo: string): MailKind {
  if (!isMailKind(tipo)) throw mailNotFound();
  return tipo;
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO` */
function editableKindOf(tipo: string): MailKind {
  const kind = kindOf(tipo);
  if (!isEditableMail(kind)) throw mailNotFound();
  return kind;
}

const toListed = (kind: MailKind, row: MailWordsRow | undefined): ListedMail => ({
  tipo: kind,
  nome: nameMail(kind),
  grupo: groupOfMail[kind],
  editavel: isEditableMail(kind),
  alterado_em: row && isOwn(wordsOf(row)) ? row.alterado_em.toISOString() : null,
});

export async function readMails(db: Database): Promise<ListedMail[]> {
  const rows = await listMailWordRows(db);
  return mailKinds.map((kind) =>
    toListed(
      kind,
      rows.find(({ tipo }) => tipo === kind),
    ),
  );
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO` */
export async function readMail(db: Database, tipo: string, school: MailSchool): Promise<DeskMail> {
  const kind = kindOf(tipo);
  const row = await findMailWordsRow(db, kind);
  const words = wordsOf(row);
  const fields = fieldsOf(kind, school);
  const faults = Object.values(readMailWords(words, fields).problemas).flat();
  const own = await render(kind, shopsOwnWords, school);
  return {
    ...toListed(kind, row),
    ...words,
    versao: row?.versao ?? 0,
    assunto_da_loja: own.assunto,
    campos: fields.map(({ nome, descricao, valor, soNoTexto }) => ({
      nome,
      descricao,
      exemplo: valor,
      so_no_texto: soNoTexto,
    })),
    previa: faults.length === 0 && isOwn(words) ? await render(kind, words, school) : own,
    problemas: faults,
  };
}

const fieldsOf = (kind: MailKind, { brand, siteUrl }: MailSchool) =>
  mailFields(mailSamples(siteUrl)[kind], brand, siteUrl);

/** @throws 422 `TEXTO_RECUSADO` */
function assertWords(kind: MailKind, words: MailWords, school: MailSchool) {
  const { words: filled, problemas } = readMailWords(words, fieldsOf(kind, school));
  const [first] = Object.values(problemas).flat();
  if (first !== undefined) {
    const campos = Object.fromEntries(
      Object.entries(problemas).map(([field, faults]) => [field, [faults.slice(0, 5).join(' ')]]),
    );
    throw new BackendError(422, 'TEXTO_RECUSADO', first, campos);
  }
  return filled;
}

async function render(kind: MailKind, words: MailWords, school: MailSchool): Promise<MailPreview> {
  const { brand, siteUrl } = school;
  const filled = readMailWords(words, fieldsOf(kind, school)).words;
  const { renderMail } = await import('#/backend/mail/templates/render-mail.tsx');
  // Each kind has the sample of its own.
  const sample = mailSamples(siteUrl)[kind] as never;
  const { subject, html, text } = await renderMail(kind, sample, siteUrl, brand, filled);
  return { assunto: subject, html, texto: text };
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO`, 422 `TEXTO_RECUSADO` */
export function previewMail(tipo: string, words: MailWords, school: MailSchool): Promise<MailPreview> {
  const kind = kindOf(tipo);
  assertWords(kind, words, school);
  return render(kind, words, school);
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO`, 422 `TEXTO_RECUSADO` */
export async function sendMailTest(
  deps: TestMailDeps,
  { person }: Session,
  tipo: string,
  words: MailWords,
  school: MailSchool,
) {
  const { assunto, html, texto } = await previewMail(tipo, words, school);
  const mail = { to: person.email, subject: `Teste: ${assunto}`, html, text: texto };
  return reportSending(deps.mail !== null, person.email, () => sendAtOnce(deps, school.brand, mail));
}

/** @throws 404 `EMAIL_NAO_ENCONTRADO`, 409 `EMAIL_ALTERADO`, 422 `TEXTO_RECUSADO` */
export async function saveMailWords(
  editor: Editor,
  tipo: string,
  { versao, words }: { versao: number; words: MailWords },
  school: MailSchool,
): Promise<number> {
  const kind = editableKindOf(tipo);
  assertWords(kind, words, school);
  return editor.db.transaction(async (tx) => {
    const before = wordsOf(await findMailWordsRow(tx, kind));
    const saved = await saveMailWordsRow(tx, { tipo: kind, versao, words, at: editor.now });
    if (saved === undefined) throw changedMeanwhile('EMAIL_ALTERADO');
    const change = { antes: before, depois: words };
    await actOf({ ...editor, db: tx }, 'ALTEROU_TEXTO_DE_EMAIL', nameOf(kind), change);
    return saved;
  });
}

const changeSchema = v.object({ antes: mailWordsSchema, depois: mailWordsSchema });

/** @throws 404 `EMAIL_NAO_ENCONTRADO` */
export async function readMailChanges(db: Database, tipo: string, pagina: number) {
  const kind = kindOf(tipo);
  const rows = await listActPage(db, {
    acts: ['ALTEROU_TEXTO_DE_EMAIL'],
    objects: [nameOf(kind)],
    page: pagina,
    size: PAGE_SIZE,
  });
  return {
    itens: rows.flatMap(({ id, em, quem, dados }) => {
      const change = v.safeParse(changeSchema, dados);
      return change.success ? [{ id, em: em.toISOString(), quem, ...change.output }] : [];
    }),
    totalItens: rows[0]?.total ?? 0,
    page: pagina,
  };
}

/**
 * @throws 404 `EMAIL_NAO_ENCONTRADO`, `MUDANCA_NAO_ENCONTRADA`; 409 `EMAIL_ALTERADO`; 422 `TEXTO_RECUSADO`
 */
export async function restoreMailWords(
  editor: Editor,
  tipo: string,
  { versao, mudanca }: { versao: number; mudanca: number | null },
  school: MailSchool,
): Promise<number> {
  const kind = editableKindOf(tipo);
  const act = mudanca === null ? undefined : await findActOn(editor.db, nameOf(kind), mudanca);
  const change = v.safeParse(changeSchema, act?.dados);
  if (mudanca !== null && !change.success)
    throw new BackendError(404, 'MUDANCA_NAO_ENCONTRADA', 'Não encontramos esta mudança no histórico.');
  const words = change.success ? change.output.antes : shopsOwnWords;
  return saveMailWords(editor, kind, { versao, words }, school);
}
