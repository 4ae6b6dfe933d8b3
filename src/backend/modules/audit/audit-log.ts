import type { Database } from '#/backend/db/database.ts';
import {
  clearPersonOfActs,
  insertAct,
  selectActsAbout,
  selectActsOf,
  selectActsOn,
} from './audit-repository.ts';

export type AuditedAct =
  | 'PUBLICOU_OPINIAO'
  | 'RECUSOU_OPINIAO'
  | 'RESPONDEU_PERGUNTA'
  | 'DESCARTOU_PERGUNTA'
  | 'LIBEROU_CPF'
  | 'RECUSOU_PEDIDO_DE_CPF'
  | 'ENCAMINHOU_PEDIDO_DE_CPF'
  | 'RESOLVEU_PENDENCIA'
  | 'REGISTROU_COMPROVANTE'
  | 'CONFERIU_COMPROVANTE'
  | 'RECUSOU_COMPROVANTE'
  | 'PEDIU_OUTRA_CHAVE'
  | 'PEDIU_DEVOLUCAO'
  | 'APROVOU_DEVOLUCAO'
  | 'RECUSOU_DEVOLUCAO'
  | 'PERMITIU_FATURA'
  | 'RETIROU_FATURA'
  | 'RECUSOU_FATURA'
  | 'REGISTROU_TRANSFERENCIA'
  | 'DESLIGOU_SEGUNDO_FATOR'
  | 'CANCELOU_TURMA'
  | 'ALTEROU_TURMA'
  | 'ATENDEU_CONTATO'
  | 'CONSULTOU_CPF'
  | 'MONTOU_COMPRA_ASSISTIDA'
  | 'ENVIOU_LINK'
  | 'CANCELOU_LINK'
  | 'APROVOU_DESCONTO'
  | 'RECUSOU_DESCONTO'
  | 'APROVOU_CUSTEIO'
  | 'RECUSOU_CUSTEIO'
  | 'EMPRESA_CONFIRMOU'
  | 'EMPRESA_RECUSOU'
  | 'DECIDIU_INSCRICAO'
  | 'ENCERROU_INSCRICAO_DE_OUTRO_CPF'
  | 'ABRIU_DOCUMENTO'
  | 'VIU_DOCUMENTO'
  | 'ALTEROU_MARCA'
  | 'PUBLICOU_TEXTO'
  | 'CONVIDOU_PARA_EQUIPE'
  | 'REENVIOU_CONVITE'
  | 'RETIROU_CONVITE'
  | 'ENTROU_NA_EQUIPE'
  | 'ENTROU_COM_CONTA_DA_ESCOLA'
  | 'MUDOU_PAPEL'
  | 'MUDOU_CONDICOES_DE_VENDA'
  | 'ENCERROU_SESSOES'
  | 'REMOVEU_DA_EQUIPE'
  | 'CRIOU_CURSO'
  | 'ALTEROU_CURSO'
  | 'PUBLICOU_CURSO'
  | 'TIROU_CURSO_DO_AR'
  | 'CRIOU_TURMA'
  | 'CRIOU_UNIDADE'
  | 'EXCLUIU_CONTA';

export interface Act {
  acao: AuditedAct;
  loginId: number;
  personId: number | null;
  objeto: string | null;
  requestId: string;
  dados?: Record<string, unknown>;
  at: Date;
}

/** Writes an act in the caller's transaction; the database refuses changes to it. */
export function recordAct(
  tx: Database,
  { acao, loginId, personId, objeto, requestId, dados = {}, at }: Act,
): Promise<void> {
  return insertAct(tx, {
    acao,
    id_login: loginId,
    id_pessoa_afetada: personId,
    objeto,
    id_requisicao: requestId,
    dados,
    em: at,
  });
}

export function listActsAbout(db: Database, personId: number) {
  return selectActsAbout(db, personId);
}

export function listActsOn(db: Database, objeto: string) {
  return selectActsOn(db, objeto);
}

export function listActsOf(db: Database, loginIds: readonly number[]) {
  return selectActsOf(db, loginIds);
}

export function leaveAuditLog(tx: Database, personId: number): Promise<void> {
  return clearPersonOfActs(tx, personId);
}
