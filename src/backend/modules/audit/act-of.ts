import type { Editor } from '#/backend/request/editor-of.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { type Act, recordAct } from './audit-log.ts';

type Done = [acao: AuditedAct, objeto: string, dados?: Record<string, unknown>];

/** What an editor did to something that is no person's. */
export const actBy = ({ now, loginId, requestId }: Editor, ...[acao, objeto, dados = {}]: Done): Act => ({
  acao,
  loginId,
  personId: null,
  objeto,
  requestId,
  dados,
  at: now,
});

/** As {@link actBy}, recorded. */
export const actOf = (editor: Editor, ...done: Done): Promise<void> =>
  recordAct(editor.db, actBy(editor, ...done));
