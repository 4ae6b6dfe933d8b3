import type { Database } from '#/backend/db/database.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { describeEnrolments } from '../enrolment-view.ts';
import { countInState, listInState } from '../enrolment-repository.ts';

const pageSize = 10;

export async function listEnrolmentsToDecide(db: Database, now: Date, personId: number, page: number) {
  const rows = await listInState(db, 'INSCRITA', page, pageSize);
  const described = await describeEnrolments(db, rows, now);
  return {
    itens: described.map(
      (
        {
          posicao: _place,
          na_fila: _queue,
          chances: _odds,
          convite_expira_em: _until,
          pode_desistir: _may,
          ...item
        },
        index,
      ) => ({
        ...item,
        aluno: { ...item.aluno, cpf: maskCpf(item.aluno.cpf), telefone: '', email: '' },
        responsavel: item.responsavel && {
          ...item.responsavel,
          cpf: maskCpf(item.responsavel.cpf),
          telefone: '',
          email: '',
        },
        propria: rows[index]?.id_pessoa === personId,
      }),
    ),
    totalItens: await countInState(db, 'INSCRITA'),
    page,
  };
}
