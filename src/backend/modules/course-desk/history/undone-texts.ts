import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { ActRow, listActPage } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';

type Values = Record<string, unknown>;
const valuesSchema = v.record(v.string(), v.unknown());

interface Undone {
  acao: AuditedAct;
  /** Fields that are written back. */
  texts: readonly string[];
}

/** The texts that a change replaced; undefined when it replaced none, or one of them is another one now. */
export function textsBefore(
  { acao, dados }: Pick<ActRow, 'acao' | 'dados'>,
  now: Values,
  undone: Undone,
): Values | undefined {
  const [before, after] = [dados['antes'], dados['depois']].map((values) =>
    v.safeParse(valuesSchema, values),
  );
  if (acao !== undone.acao || !before?.success || !after?.success) return undefined;
  const changed = undone.texts.filter((field) => field in before.output && field in after.output);
  if (changed.length === 0 || changed.some((field) => !isDeepStrictEqual(now[field], after.output[field])))
    return undefined;
  return Object.fromEntries(changed.map((field) => [field, before.output[field]]));
}

type PageRow = Awaited<ReturnType<typeof listActPage>>[number];

/** A page of changes, each with whether its texts can be written back. */
export function toHistory(rows: readonly PageRow[], page: number, canUndo: (row: PageRow) => boolean) {
  return {
    itens: rows.map((row) => {
      const { total: _, em, ...shown } = row;
      return { ...shown, em: em.toISOString(), desfazivel: canUndo(row) };
    }),
    totalItens: rows[0]?.total ?? 0,
    page,
  };
}

export const changeNotFound = () =>
  new BackendError(404, 'MUDANCA_NAO_ENCONTRADA', 'Não encontramos esta mudança no histórico.');

export const textsChanged = () =>
  new BackendError(
    409,
    'TEXTO_MUDOU_DEPOIS',
    'Os textos desta mudança já são outros. Veja o histórico de novo, ou edite o que falta.',
  );

export const oldTextRefused = () =>
  new BackendError(
    422,
    'TEXTO_ANTIGO_RECUSADO',
    'O texto antigo não segue mais as regras da loja. Edite para trazer o que falta.',
  );
